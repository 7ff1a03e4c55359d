import { PosterFigure } from "#app/features/affiches/poster-figure.tsx"
import { STATE_LABELS } from "#app/features/events/event-rules.ts"
import { formatEventDay, formatEventTime } from "#app/features/events/event-time.ts"
import { getEvent } from "#app/features/events/events.server.ts"
import { posterMeta } from "#app/features/pages/page-meta.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Poster } from "#app/ui/poster.tsx"
import type { Route } from "./+types/affiche.ts"

export const handle = { layout: "empty" }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => posterMeta(matches, loaderData?.event)

export async function loader({ params }: Route.LoaderArgs) {
  const [event, { name, siteUrl }] = await Promise.all([getEvent(requireSlug(params.slug)), getSiteSettings()])
  return { event, name, siteUrl }
}

export default function EventPosterPage({ loaderData: { event, name, siteUrl } }: Route.ComponentProps) {
  const { image, path, title, state, startsAt } = event
  return (
    <Poster
      title={title}
      figure={<PosterFigure image={image} path={path} title={title} mark={String(Number(startsAt.slice(8, 10)))} />}
      stamp={state === "scheduled" ? undefined : STATE_LABELS[state]}
      date={formatEventDay(event)}
      dateTime={startsAt}
      time={formatEventTime(event)}
      lines={[[event.placeName, event.placeAddress].filter(Boolean).join(", "), event.price]}
      summary={event.summary}
      organisation={name}
      url={`${siteUrl}${path}`}
      href={path}
    />
  )
}
