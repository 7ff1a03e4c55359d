import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { mailtoHref } from "#app/lib/mailto.ts"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/demande-entrevue.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, { press }] = await Promise.all([getPage("/a-propos/demande-entrevue"), getSiteSettings()])
  return { page, press }
}

/** What an answer needs: the letter is begun for whoever writes. */
const ASKED = [
  { label: "Média", note: "et l’émission ou la section" },
  { label: "Sujet", note: "et l’angle, même provisoire" },
  { label: "Heure de tombée", note: "le jour et l’heure" },
  { label: "Format", note: "en direct, enregistré, écrit, au téléphone ou sur place" },
  { label: "Pour vous joindre", note: "un nom et un numéro direct" },
]

type Press = Route.ComponentProps["loaderData"]["press"]

function PressContact({ press: { name, phone, email, delay } }: { press: Press }) {
  if (phone === undefined && email === undefined) return null
  return (
    <Section id="medias" title="Ligne directe des médias" aside={delay && <p>Réponse&nbsp;: {delay}.</p>}>
      <ContactBlock name={name} phone={phone} email={email} />
    </Section>
  )
}

export default function InterviewRequestPage({ loaderData: { page, press } }: Route.ComponentProps) {
  return (
    <PageScreen page={page} lead={<PressContact press={press} />}>
      <Section id="demande" title="Votre demande, en cinq lignes">
        <Prose>
          <ul>
            {ASKED.map(({ label, note }) => (
              <li key={label}>
                <strong>{label}</strong>, {note}
              </li>
            ))}
          </ul>
        </Prose>
        {press.email && (
          <p>
            <LinkButton
              icon="mail"
              href={mailtoHref(
                press.email,
                "Demande d’entrevue",
                ASKED.map(({ label }) => `${label}\u00A0: `),
              )}
            >
              Écrire la demande
            </LinkButton>
          </p>
        )}
      </Section>
    </PageScreen>
  )
}
