import { getJobOffer } from "#app/features/job-offers/job-offers.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { formatDay } from "#app/lib/dates.ts"
import { requireId } from "#app/lib/route-params.ts"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/$id.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.offer)

export async function loader({ params }: Route.LoaderArgs) {
  return { offer: await getJobOffer(requireId(params.id)) }
}

export default function JobOfferPage({ loaderData: { offer } }: Route.ComponentProps) {
  const parts = [
    { title: "Tâches", html: offer.duties },
    { title: "Exigences", html: offer.requirements },
    { title: "Conditions", html: offer.conditions },
    { title: "Comment postuler", html: offer.howToApply },
  ]
  return (
    <>
      <PageHeader
        title={offer.title}
        summary={<p>{offer.summary}</p>}
        breadcrumb={[
          { href: "/", label: "Accueil" },
          { href: "/a-propos", label: "À propos" },
          { href: "/a-propos/offres-emploi", label: "Offres d’emploi" },
        ]}
        meta={
          <>
            Date limite&nbsp;: <time dateTime={offer.closesOn}>{formatDay(offer.closesOn)}</time>
          </>
        }
        tone="paper"
      />
      {parts.map(
        ({ title, html }) =>
          html && (
            <Section key={title} title={title}>
              <Prose html={html} />
            </Section>
          ),
      )}
    </>
  )
}
