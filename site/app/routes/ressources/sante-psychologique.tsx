import { CallButtons } from "#app/features/help-lines/call-buttons.tsx"
import { HelpLineList } from "#app/features/help-lines/help-line-list.tsx"
import { HelpNow } from "#app/features/help-lines/help-now.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/sante-psychologique.ts"

const FOLLOWING = [
  { urgency: "soon", id: "parler", title: "Parler à quelqu’un aujourd’hui" },
  { urgency: "support", id: "accompagnement", title: "Trouver un accompagnement" },
] as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  return { page: await getPage("/ressources/sante-psychologique") }
}

export default function MentalHealthPage({ loaderData: { page } }: Route.ComponentProps) {
  const linesOf = (urgency: string) => page.helpLines.filter((line) => line.urgency === urgency)
  const now = linesOf("now")
  return (
    <PageScreen page={page} actions={<CallButtons lines={now} />} lead={<HelpNow lines={now} />}>
      {FOLLOWING.map(({ urgency, id, title }) => {
        const lines = linesOf(urgency)
        return (
          lines.length > 0 && (
            <Section key={id} id={id} title={title}>
              <HelpLineList lines={lines} />
            </Section>
          )
        )
      })}
    </PageScreen>
  )
}
