import { Affiche } from "#app/features/affiches/affiche.tsx"
import { STATE_LABELS } from "#app/features/events/event-rules.ts"
import { formatEventDay, formatEventTime } from "#app/features/events/event-time.ts"
import { getEvent } from "#app/features/events/events.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Picture } from "#app/ui/picture.tsx"
import { Poster } from "#app/ui/poster.tsx"
import type { Route } from "./+types/affiche.ts"

export const handle = { layout: "empty" }

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.event, title: `Affiche\u00A0: ${loaderData.event.title}`, isNoindex: true },
  )

export async function loader({ params }: Route.LoaderArgs) {
  const [event, { name, siteUrl }] = await Promise.all([getEvent(requireSlug(params.slug)), getSiteSettings()])
  return { event, name, siteUrl }
}

export default function EventPosterPage({ loaderData: { event, name, siteUrl } }: Route.ComponentProps) {
  const { image, path, title, state, startsAt } = event
  return (
    <Poster
      title={title}
      figure={
        image ? (
          <Picture {...pictureOf(image)} alt="" sizes="44rem" priority />
        ) : (
          <Affiche seed={path} title={title} variant="card" mark={String(Number(startsAt.slice(8, 10)))} />
        )
      }
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
