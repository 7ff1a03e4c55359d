import { EventFilters, eventListHref, type EventListChoice } from "#app/features/events/event-filters.tsx"
import { EventMonths } from "#app/features/events/event-months.tsx"
import { EVENT_TYPES, isEventType } from "#app/features/events/event-rules.ts"
import { listPastEvents, listUpcomingEvents } from "#app/features/events/events.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { calendarOf } from "#app/features/subscriptions/calendars.ts"
import { notFound } from "#app/lib/not-found.ts"
import { readPageNumber } from "#app/lib/page-number.ts"
import { Container } from "#app/ui/container.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Pagination } from "#app/ui/pagination.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/index.ts"

export const handle = { query: ["type", "periode", "page"] }

const PAGE_SIZE = 30

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return pageMeta(matches, undefined)
  const { page, choice } = loaderData
  const words = [
    page.title,
    choice.period === "past" ? "passés" : "",
    choice.type ? `: ${EVENT_TYPES[choice.type].toLocaleLowerCase("fr-CA")}` : "",
    choice.page > 1 ? `, page ${choice.page}` : "",
  ]
  const title = words.join(" ").replace(/ +/g, " ").replace(" ,", ",").replace(" :", "\u00A0:").trim()
  return pageMeta(matches, { ...page, title, imageTitle: page.title, path: eventListHref(choice) })
}

function readChoice(query: URLSearchParams): EventListChoice {
  const type = query.get("type") || undefined
  const period = query.get("periode") || undefined
  if (type !== undefined && !isEventType(type)) throw notFound()
  if (period !== undefined && period !== "passes") throw notFound()
  return { type, period: period === "passes" ? "past" : "upcoming", page: readPageNumber(query) }
}

export async function loader({ url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams)
  const list = choice.period === "past" ? listPastEvents : listUpcomingEvents
  const [page, all] = await Promise.all([getPage("/evenements"), list({ type: choice.type })])
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  if (choice.page > pages) throw notFound()
  const events = all.slice((choice.page - 1) * PAGE_SIZE, choice.page * PAGE_SIZE)
  return { page, choice, events, pages, total: all.length }
}

function NoEvent({ choice: { type, period } }: { choice: EventListChoice }) {
  const others = type ? { type: undefined, period } : ({ period: period === "past" ? "upcoming" : "past" } as const)
  return (
    <EmptyState
      title={period === "past" ? "Aucun événement passé ici." : "Aucun événement annoncé pour le moment."}
      action={
        <LinkButton href={eventListHref(others)} variant="plain">
          {type
            ? "Voir tous les types"
            : period === "past"
              ? "Voir les événements à venir"
              : "Voir les événements passés"}
        </LinkButton>
      }
    >
      {period === "upcoming" && <p>Les dates paraissent ici dès qu’elles sont fixées.</p>}
    </EmptyState>
  )
}

export default function EventsPage({ loaderData: { page, choice, events, pages, total } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section
        title={choice.period === "past" ? "Événements passés" : "Événements à venir"}
        aside={
          <>
            <Count total={total} />
            {choice.period === "upcoming" && (
              <p>
                <SiteLink href={`/abonnements#${calendarOf(choice.type)?.slug}`}>
                  Les recevoir dans mon calendrier
                </SiteLink>
              </p>
            )}
          </>
        }
      >
        <EventFilters choice={choice} />
        {events.length === 0 && <NoEvent choice={choice} />}
      </Section>
      <EventMonths events={events} />
      <Container>
        <Pagination page={choice.page} pages={pages} hrefFor={(number) => eventListHref({ ...choice, page: number })} />
      </Container>
    </PageScreen>
  )
}

const Count = ({ total }: { total: number }) => (
  <p>{total === 0 ? "Aucun événement" : total === 1 ? "1 événement" : `${total} événements`}</p>
)
