import { situateKeyDates } from "#app/features/pages/key-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { findSubsidiary } from "#app/features/subsidiaries/subsidiaries.server.ts"
import { formatWeekday } from "#app/lib/dates.ts"
import { mailtoHref } from "#app/lib/mailto.ts"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Countdown } from "#app/ui/countdown.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/pubu-postuler.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, pub] = await Promise.all([getPage("/formulaires/pubu-postuler"), findSubsidiary("pubu")])
  const periods = situateKeyDates(page.keyDates)
  const ofPhase = (phase: "open" | "coming") => periods.find(({ state }) => state.phase === phase)
  return { page, pub, period: ofPhase("open") ?? ofPhase("coming") }
}

type Period = Route.ComponentProps["loaderData"]["period"]

function WhenToApply({ period }: { period: Period }) {
  if (period === undefined) {
    return (
      <EmptyState
        title="Les candidatures sont closes."
        action={
          <LinkButton href="/a-propos/offres-emploi" variant="plain">
            Voir les offres d’emploi
          </LinkButton>
        }
      >
        <p>La prochaine période paraît ici dès qu’elle est fixée.</p>
      </EmptyState>
    )
  }
  const { state, opensOn, closesOn, text } = period
  return (
    <>
      {state.phase === "open" && state.daysLeft !== undefined && closesOn && (
        <Countdown size="l" daysLeft={state.daysLeft} lastDay={closesOn} />
      )}
      {state.phase === "coming" && opensOn && (
        <p>
          Les candidatures ouvrent le <time dateTime={opensOn}>{formatWeekday(opensOn)}</time>.
        </p>
      )}
      {text && <p>{text}</p>}
    </>
  )
}

const LETTER = ["Nom", "Téléphone", "Postes qui m’intéressent", "Disponibilités"]

export default function ApplicationPage({ loaderData: { page, pub, period } }: Route.ComponentProps) {
  const lead = (
    <Section id="periode" title={period?.title ?? "Candidatures"}>
      <WhenToApply period={period} />
    </Section>
  )
  return (
    <PageScreen page={{ ...page, contact: undefined }} lead={lead}>
      <Section id="contact" title="Joindre le pub" aside={<p>Joignez un CV d’une page, en PDF si possible.</p>}>
        {pub && <ContactBlock name={pub.name} phone={pub.phone} email={pub.email} />}
        {pub?.email && period?.state.phase === "open" && (
          <p>
            <LinkButton
              icon="mail"
              href={mailtoHref(
                pub.email,
                "Candidature",
                LETTER.map((line) => `${line}\u00A0: `),
              )}
            >
              Envoyer ma candidature par courriel
            </LinkButton>
          </p>
        )}
      </Section>
    </PageScreen>
  )
}
