import { SiteLink } from "#app/ui/site-link.tsx"
import { Steps } from "#app/ui/steps.tsx"
import type { PageDetails } from "./pages.server.ts"

/** The steps of a page as a way of doing, in order; what is said of one leads to where it is done. */
export function PageSteps({ steps }: { steps: PageDetails["timeline"] }) {
  return (
    <Steps
      items={steps.map(({ title, text, url }) => ({
        title,
        children: (text || url) && <p>{url ? <SiteLink href={url}>{text ?? title}</SiteLink> : text}</p>,
      }))}
    />
  )
}
