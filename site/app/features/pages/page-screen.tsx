import type { ReactNode } from "react"
import { BlockList } from "#app/features/blocks/block-list.tsx"
import type { PageDetails } from "./pages.server.ts"

/** A page record as a screen; `children` are what the page has of its own, between its header and its blocks. */
export function PageScreen({ page, children }: { page: PageDetails; children?: ReactNode }) {
  return (
    <>
      <h1>{page.title}</h1>
      <p>{page.summary}</p>
      {children}
      <BlockList blocks={page.blocks} />
    </>
  )
}
