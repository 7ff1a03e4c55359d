import { FormScreen } from "#app/features/forms/form-screen.tsx"
import { receiveForm } from "#app/features/forms/receive-form.server.ts"
import { refusedTitle } from "#app/features/forms/refused-form.ts"
import { sendForm } from "#app/features/forms/send-form.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { QuickExit } from "#app/features/rights-office-request/quick-exit.tsx"
import { rightsOfficeRequestForm } from "#app/features/rights-office-request/rights-office-request-form.ts"
import { OpeningWeek } from "#app/features/settings/opening-week.tsx"
import { Columns } from "#app/ui/columns.tsx"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { Section } from "#app/ui/section.tsx"
import { rightsOfficeContactPage } from "./bde-contact.content.server.ts"
import type { Route } from "./+types/bde-contact.ts"

export { formHeaders as headers } from "#app/features/forms/form-headers.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.page, title: refusedTitle(loaderData.page.title, loaderData.isRefused) },
  )

export const loader = ({ context }: Route.LoaderArgs) => rightsOfficeContactPage.load({ context })

export const action = (received: Route.ActionArgs) => receiveForm(received, rightsOfficeRequestForm)

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent)

export default function RightsOfficeContactPage({ loaderData: { page, contact, week, token } }: Route.ComponentProps) {
  const block = contact && <ContactBlock name={contact.name} {...contact.contact} mapHref={contact.contact.mapUrl} />
  const lead = block && (
    <Section id="contact" title="Appeler, écrire ou passer" aside={<p>Si un délai presse, appelez.</p>}>
      <Columns min="l">
        {block}
        <OpeningWeek week={week} />
      </Columns>
    </Section>
  )
  return (
    <>
      <QuickExit />
      <PageScreen page={page} lead={lead}>
        <Section id="demande" title="Votre message">
          <Notice title="Sur un appareil qui n’est pas le vôtre">
            <p>
              L’adresse de cette page reste dans l’historique du navigateur. Appelez plutôt si quelqu’un d’autre peut le
              consulter.
            </p>
          </Notice>
          <FormScreen form={rightsOfficeRequestForm} token={token} help={block} />
        </Section>
      </PageScreen>
    </>
  )
}
