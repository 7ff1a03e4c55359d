import { Affiche } from "#app/features/affiches/affiche.tsx"
import { ExecutiveGallery } from "#app/features/executive-members/executive-gallery.tsx"
import { type ExecutiveMember, listExecutiveMembers } from "#app/features/executive-members/executive-members.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { formatDay } from "#app/lib/dates.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { Badge } from "#app/ui/badge.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/comite-executif.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, members] = await Promise.all([getPage("/a-propos/comite-executif"), listExecutiveMembers()])
  return { page, members }
}

const portraitOf = ({ portrait, title, name, mandate }: ExecutiveMember, place: number) =>
  portrait ? (
    <Picture {...pictureOf(portrait)} sizes="(min-width: 48rem) 20rem, 100vw" />
  ) : (
    <Affiche seed={`${mandate.years} ${title}`} title={name} variant="portrait" place={place} />
  )

function MandateDates({ member: { mandate, phase } }: { member: ExecutiveMember }) {
  return (
    <>
      <p>
        Du <time dateTime={mandate.startsOn}>{formatDay(mandate.startsOn)}</time> au{" "}
        <time dateTime={mandate.endsOn}>{formatDay(mandate.endsOn)}</time>
      </p>
      {phase === "coming" && <Badge tone="info">Mandat à venir</Badge>}
      {phase === "over" && (
        <>
          <Badge tone="past">Mandat terminé</Badge>
          <p>Les personnes élues pour le mandat suivant paraîtront ici dès leur entrée en poste.</p>
        </>
      )}
    </>
  )
}

export default function ExecutivePage({ loaderData: { page, members } }: Route.ComponentProps) {
  const years = [...new Set(members.map(({ mandate }) => mandate.years))]
  return (
    <PageScreen page={page}>
      {members.length === 0 && (
        <Section title="Mandat en cours" id="membres">
          <EmptyState title="Le prochain comité n’est pas encore annoncé.">
            <p>Écrivez à l’adresse générale, au bas de la page&nbsp;: quelqu’un vous répondra.</p>
          </EmptyState>
        </Section>
      )}
      {years.map((year) => {
        const own = members.filter(({ mandate }) => mandate.years === year)
        return (
          <Section
            key={year}
            id={`mandat-${year}`}
            title={`Mandat ${year}`}
            aside={own[0] && <MandateDates member={own[0]} />}
          >
            <ExecutiveGallery members={own} portraitOf={portraitOf} />
          </Section>
        )
      })}
    </PageScreen>
  )
}
