import { Fragment } from "react"
import { JobOfferApplication } from "#app/features/job-offers/job-offer-application.tsx"
import { JobOfferFacts } from "#app/features/job-offers/job-offer-facts.tsx"
import { isExpired } from "#app/features/job-offers/job-offer-rules.ts"
import { getJobOffer } from "#app/features/job-offers/job-offers.server.ts"
import { pageMeta, structured } from "#app/features/pages/page-meta.ts"
import { EditMark } from "#app/features/previews/edit-mark.tsx"
import { jobData } from "#app/features/structured-data/job-data.ts"
import { formatDay } from "#app/lib/dates.ts"
import { withOffset } from "#app/lib/wall-clock.ts"
import { requireId } from "#app/lib/route-params.ts"
import { FileLink } from "#app/ui/file-link.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import { ShareButton } from "#app/ui/share-button.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { Route } from "./+types/$id.ts"

const BREADCRUMB = [
  { href: "/", label: "Accueil" },
  { href: "/a-propos", label: "À propos" },
  { href: "/a-propos/offres-emploi", label: "Offres d’emploi" },
]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const offer = loaderData?.offer
  const site = matches[0]?.loaderData?.settings
  if (offer === undefined || site === undefined) return pageMeta(matches, offer)
  const isNoindex = isExpired(offer)
  return [
    ...pageMeta(matches, { ...offer, isNoindex, breadcrumb: BREADCRUMB }),
    // Should nothing be able to publish this page anew at midnight, search engines drop it by themselves.
    ...(isNoindex
      ? []
      : [{ name: "robots", content: `unavailable_after: ${withOffset(`${offer.closesOn}T23:59:59`)}` }]),
    ...structured(jobData(site, offer)),
  ]
}

export async function loader({ params }: Route.LoaderArgs) {
  return { offer: await getJobOffer(requireId(params.id)) }
}

export default function JobOfferPage({ loaderData: { offer } }: Route.ComponentProps) {
  const isOpen = !isExpired(offer)
  const parts = [
    { title: "Tâches", field: "duties", html: offer.dutiesHtml },
    { title: "Exigences", field: "requirements", html: offer.requirementsHtml },
    { title: "Conditions", field: "conditions", html: offer.conditionsHtml },
  ]
  return (
    <>
      <PageHeader
        title={offer.title}
        summary={<p>{offer.summary}</p>}
        breadcrumb={BREADCRUMB}
        meta={
          <p>
            Affichée le <time dateTime={offer.postedOn}>{formatDay(offer.postedOn)}</time>
          </p>
        }
        actions={
          isOpen && (
            <>
              <LinkButton href="#postuler">Comment postuler</LinkButton>
              <ShareButton title={offer.title} path={offer.path} variant="plain" />
            </>
          )
        }
        tone={isOpen ? "wall" : "paper"}
        shape="a-propos"
      />
      <EditMark />
      <Section title="En bref">
        {!isOpen && (
          <Notice tone="warn" title="Cette offre est expirée">
            <p>
              On ne peut plus postuler. Voyez <SiteLink href="/a-propos/offres-emploi">les postes ouverts</SiteLink>.
            </p>
          </Notice>
        )}
        <JobOfferFacts offer={offer} />
        {offer.file && (
          <FileLink href={offer.file.href} title="Affichage complet" format="PDF" size={offer.file.size} />
        )}
      </Section>
      {parts.map(
        ({ title, field, html }) =>
          html && (
            <Fragment key={field}>
              <EditMark fields={[field]} />
              <Section title={title}>
                <Prose html={html} />
              </Section>
            </Fragment>
          ),
      )}
      {isOpen && (
        <Section title="Comment postuler" id="postuler" tone="sunk">
          <JobOfferApplication offer={offer} />
        </Section>
      )}
    </>
  )
}
