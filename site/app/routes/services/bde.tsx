import { PageActions } from "#app/features/pages/page-actions.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { OpeningWeek } from "#app/features/settings/opening-week.tsx"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { Columns } from "#app/ui/columns.tsx"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/bde.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [{ contact, ...page }, settings] = await Promise.all([getPage("/services/bde"), getSiteSettings()])
  return { page: { ...page, contact: undefined }, contact, week: settings.week }
}

export default function RightsOfficePage({ loaderData: { page, contact, week } }: Route.ComponentProps) {
  // Whoever comes here wants to reach somebody: the contact is said first, not last.
  const lead = contact && (
    <Section
      id="contact"
      title="Joindre le bureau"
      aside={
        <p>
          Ce que vous dites reste entre vous et le bureau. <a href="#confidentialite">Notre promesse</a>
        </p>
      }
    >
      <Columns min="l">
        <ContactBlock name={contact.name} {...contact.contact} mapHref={contact.contact.mapUrl} />
        <OpeningWeek week={week} />
      </Columns>
    </Section>
  )
  const actions = <PageActions action={page.action} phone={contact?.contact.phone} />
  return <PageScreen page={page} actions={actions} lead={lead} />
}
