import { DocumentTable } from "#app/features/documents/document-table.tsx"
import { listDocuments } from "#app/features/documents/documents.server.ts"
import { EventList } from "#app/features/events/event-list.tsx"
import { listUpcomingEvents } from "#app/features/events/events.server.ts"
import { findBoard, type GoverningBody } from "#app/features/governing-bodies/governing-bodies.server.ts"
import { describeVacancies } from "#app/features/governing-bodies/governing-body-rules.ts"
import { SeatList } from "#app/features/governing-bodies/seat-list.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/conseil-administration.ts"

const PATH = "/implication/conseil-administration"
const MEETINGS = "conseil_dadministration"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, board, meetings, documents] = await Promise.all([
    getPage(PATH),
    findBoard(),
    listUpcomingEvents({ type: MEETINGS }),
    listDocuments({ page: PATH }),
  ])
  const isMinutes = ({ category }: { category: string }) => category === "proces_verbaux"
  return {
    page,
    board,
    meetings,
    minutes: documents.filter(isMinutes),
    documents: documents.filter((document) => !isMinutes(document)),
  }
}

function BoardSeats({ board }: { board: GoverningBody }) {
  return (
    <Section id="sieges" title="Les sièges" aside={<p>{describeVacancies(board.vacancies)}</p>}>
      <FactSheet
        items={[
          { label: "Séances", value: board.rhythm },
          { label: "Temps à prévoir", value: board.workload },
        ]}
      />
      <SeatList seats={board.seats} />
      {board.howToJoin && <Prose html={board.howToJoin} />}
    </Section>
  )
}

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { page, board, meetings, minutes, documents } = loaderData
  const [powers, ...others] = page.blocks
  const isFirst = powers?.type === "rich_text"
  return (
    <PageScreen page={{ ...page, blocks: isFirst ? others : page.blocks }}>
      {isFirst && powers.body && (
        <Section id="pouvoirs" title={powers.heading ?? "Ce que décide le conseil"}>
          <Prose html={powers.body} />
        </Section>
      )}
      {board && <BoardSeats board={board} />}
      <Section
        id="seances"
        title="Les prochaines séances"
        aside={<SiteLink href={`/evenements?type=${MEETINGS}&periode=passes`}>Voir les séances passées</SiteLink>}
      >
        {meetings.length > 0 ? (
          <EventList events={meetings} />
        ) : (
          <EmptyState title="Aucune séance n’est annoncée pour le moment.">
            <p>La prochaine date paraît ici dès qu’elle est fixée.</p>
          </EmptyState>
        )}
      </Section>
      {minutes.length > 0 && (
        <Section id="proces-verbaux" title="Procès-verbaux">
          <DocumentTable caption="Procès-verbaux du conseil d’administration" documents={minutes} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section id="documents" title="Documents du conseil">
          <DocumentTable caption="Règlements et rapports du conseil d’administration" documents={documents} />
        </Section>
      )}
    </PageScreen>
  )
}
