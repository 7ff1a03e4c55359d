import { Steps } from "#app/ui/steps.tsx"
import type { PageDetails } from "./pages.server.ts"

/** The steps of a page as a way of doing, in order; its name leads to where it is done. */
export function PageSteps({ steps }: { steps: PageDetails["timeline"] }) {
  return (
    <Steps
      items={steps.map(({ title, text, url }) => ({
        title,
        href: url,
        children: text && <p>{text}</p>,
      }))}
    />
  )
}
