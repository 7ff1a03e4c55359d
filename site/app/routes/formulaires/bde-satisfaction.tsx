import { FormScreen } from "#app/features/forms/form-screen.tsx"
import { receiveForm } from "#app/features/forms/receive-form.server.ts"
import { refusedTitle } from "#app/features/forms/refused-form.ts"
import { sendForm } from "#app/features/forms/send-form.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { rightsOfficeSatisfactionForm } from "#app/features/rights-office-satisfaction/rights-office-satisfaction-form.ts"
import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { Section } from "#app/ui/section.tsx"
import { surveyPage } from "./bde-satisfaction.content.server.ts"
import type { Route } from "./+types/bde-satisfaction.ts"

export { formHeaders as headers } from "#app/features/forms/form-headers.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.page, title: refusedTitle(loaderData.page.title, loaderData.isRefused) },
  )

export const loader = ({ context }: Route.LoaderArgs) => surveyPage.load({ context })

export const action = (received: Route.ActionArgs) => receiveForm(received, rightsOfficeSatisfactionForm)

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent)

type Contact = Route.ComponentProps["loaderData"]["page"]["contact"]

function OtherWays({ contact }: { contact: Contact }) {
  const phone = contact?.contact.phone
  const place = contact?.contact.addressLines.slice(0, 2).join(", ")
  return (
    <>
      {phone && (
        <p>
          De vive voix&nbsp;: <a href={phoneHref(phone)}>{formatPhone(phone)}</a>, sans dire qui vous êtes.
        </p>
      )}
      {place && <p>Sur papier, sans nom, au bureau&nbsp;: {place}.</p>}
    </>
  )
}

export default function RightsOfficeSurveyPage({ loaderData: { page, token } }: Route.ComponentProps) {
  const otherWays = <OtherWays contact={page.contact} />
  return (
    <PageScreen page={page}>
      <Section id="donner-votre-avis" title="Votre avis" aside={otherWays}>
        <FormScreen form={rightsOfficeSatisfactionForm} token={token} help={otherWays} isAnonymous />
      </Section>
    </PageScreen>
  )
}
