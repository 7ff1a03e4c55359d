import { getEvent } from "#app/features/events/events.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { formatDay } from "#app/lib/dates.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Container } from "#app/ui/container.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Prose } from "#app/ui/prose.tsx"
import type { Route } from "./+types/$slug.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.event)

export async function loader({ params }: Route.LoaderArgs) {
  return { event: await getEvent(requireSlug(params.slug)) }
}

export default function EventPage({ loaderData: { event } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={event.title}
        summary={<p>{event.summary}</p>}
        breadcrumb={[
          { href: "/", label: "Accueil" },
          { href: "/evenements", label: "Événements" },
        ]}
        meta={<time dateTime={event.startsAt}>{formatDay(event.startsAt.slice(0, 10))}</time>}
      />
      {event.bodyHtml && (
        <Container>
          <Prose html={event.bodyHtml} />
        </Container>
      )}
    </>
  )
}
