import { Affiche } from "#app/features/affiches/affiche.tsx"
import { EventBadge } from "#app/features/events/event-badge.tsx"
import { EventFacts } from "#app/features/events/event-facts.tsx"
import { EventList } from "#app/features/events/event-list.tsx"
import { EventNotice } from "#app/features/events/event-notice.tsx"
import { EVENT_TYPES } from "#app/features/events/event-rules.ts"
import { formatEventDay } from "#app/features/events/event-time.ts"
import { getEvent, listNextLike } from "#app/features/events/events.server.ts"
import { eventListHref } from "#app/features/events/event-filters.tsx"
import { pageMeta, structured } from "#app/features/pages/page-meta.ts"
import { eventData } from "#app/features/structured-data/event-data.ts"
import { EditMark } from "#app/features/previews/edit-mark.tsx"
import { pictureOf } from "#app/lib/picture.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Figure } from "#app/ui/figure.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import { ShareButton } from "#app/ui/share-button.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/$slug.ts"

const BREADCRUMB = [
  { href: "/", label: "Accueil" },
  { href: "/evenements", label: "Événements" },
]

// Meetings come back under the same name: only the day tells their titles apart.
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const event = loaderData?.event
  const site = matches[0]?.loaderData?.settings
  return [
    ...pageMeta(
      matches,
      event && { ...event, title: `${event.title}, ${formatEventDay(event)}`, breadcrumb: BREADCRUMB },
    ),
    ...structured(event && site && eventData(site, event)),
  ]
}

export async function loader({ params }: Route.LoaderArgs) {
  const event = await getEvent(requireSlug(params.slug))
  return { event, next: await listNextLike(event) }
}

type Event = Route.ComponentProps["loaderData"]["event"]

/** Loud where there is a party, calm where one decides, quiet once it is over. */
const toneOf = ({ type, isPast }: Event) => (isPast ? "paper" : type === "vie_universitaire" ? "ink" : "wall")

function EventFigure({ event: { image, path, title, startsAt } }: { event: Event }) {
  if (image === undefined)
    return <Affiche seed={path} title={title} variant="header" mark={String(Number(startsAt.slice(8, 10)))} />
  return (
    <Figure credit={image.credit}>
      <Picture {...pictureOf(image)} sizes="(min-width: 48rem) 30vw, 100vw" priority />
    </Figure>
  )
}

export default function EventPage({ loaderData: { event, next } }: Route.ComponentProps) {
  const isOn = !event.isPast && event.state !== "cancelled"
  const type = EVENT_TYPES[event.type]
  return (
    <>
      <PageHeader
        title={event.title}
        summary={<p>{event.summary}</p>}
        breadcrumb={BREADCRUMB}
        badge={event.state !== "scheduled" && <EventBadge state={event.state} />}
        tone={toneOf(event)}
        figure={<EventFigure event={event} />}
        actions={
          isOn && (
            <>
              {event.ticketsUrl && (
                <LinkButton href={event.ticketsUrl} icon="ticket">
                  Billets et inscription
                </LinkButton>
              )}
              <LinkButton href={`${event.path}.ics`} variant="plain" icon="calendar-plus">
                Ajouter à mon calendrier
              </LinkButton>
              <LinkButton href={`${event.path}/affiche`} variant="plain" icon="printer">
                Imprimer l’affiche
              </LinkButton>
              <ShareButton title={event.title} path={event.path} variant="plain" />
            </>
          )
        }
      />
      <EditMark />
      <Section title="Quand et où">
        <EventNotice event={event} />
        <EventFacts event={event} />
      </Section>
      {event.bodyHtml && (
        <>
          <EditMark fields={["body"]} />
          <Section title="À propos de l’événement">
            <Prose html={event.bodyHtml} />
          </Section>
        </>
      )}
      {next.length > 0 && (
        <Section
          title="Prochaines dates"
          tone="sunk"
          aside={<SiteLink href={eventListHref({ type: event.type })}>{type}&nbsp;: toutes les dates</SiteLink>}
        >
          <EventList events={next} />
        </Section>
      )}
    </>
  )
}
