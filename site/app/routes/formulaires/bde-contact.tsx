import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { OpeningWeek } from "#app/features/settings/opening-week.tsx"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { Columns } from "#app/ui/columns.tsx"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/bde-contact.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [{ contact, ...page }, settings] = await Promise.all([getPage("/formulaires/bde-contact"), getSiteSettings()])
  return { page: { ...page, contact: undefined }, contact, week: settings.week }
}

export default function RightsOfficeContactPage({ loaderData: { page, contact, week } }: Route.ComponentProps) {
  const lead = contact && (
    <Section id="contact" title="Appeler, écrire ou passer">
      <Columns min="l">
        <ContactBlock name={contact.name} {...contact.contact} mapHref={contact.contact.mapUrl} />
        <OpeningWeek week={week} />
      </Columns>
    </Section>
  )
  return (
    <PageScreen page={page} lead={lead}>
      <Section id="quoi-dire" title="Quoi dire">
        <Prose>
          <ul>
            <li>Ce qui se passe, en quelques mots. Vos mots suffisent.</li>
            <li>
              La date limite, s’il y en a une&nbsp;: une révision de note ou une convocation ne peut pas attendre.
            </li>
            <li>Comment vous joindre, et quand.</li>
          </ul>
          <p>
            Un courriel peut être lu par qui a accès à votre boîte. Si c’est un risque pour vous, appelez ou passez
            plutôt au bureau.
          </p>
        </Prose>
      </Section>
    </PageScreen>
  )
}
