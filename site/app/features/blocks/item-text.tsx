import { SiteLink } from "#app/ui/site-link.tsx"
import type { BlockItem } from "./block.ts"

/** Text of a step, and its link under it. */
export function ItemText({ item: { text, link } }: { item: BlockItem }) {
  return (
    <>
      {text && <p>{text}</p>}
      {link && (
        <p>
          <SiteLink href={link.href}>{link.label}</SiteLink>
        </p>
      )}
    </>
  )
}
