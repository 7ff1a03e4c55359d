import { FormScreen } from "#app/features/forms/form-screen.tsx"
import { receiveForm } from "#app/features/forms/receive-form.server.ts"
import { refusedTitle } from "#app/features/forms/refused-form.ts"
import { sendForm } from "#app/features/forms/send-form.ts"
import { interviewRequestForm } from "#app/features/interview-request/interview-request-form.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Section } from "#app/ui/section.tsx"
import { interviewPage } from "./demande-entrevue.content.server.ts"
import type { Route } from "./+types/demande-entrevue.ts"

export { formHeaders as headers } from "#app/features/forms/form-headers.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.page, title: refusedTitle(loaderData.page.title, loaderData.isRefused) },
  )

export const loader = ({ context }: Route.LoaderArgs) => interviewPage.load({ context })

export const action = (received: Route.ActionArgs) => receiveForm(received, interviewRequestForm)

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent)

type Press = Route.ComponentProps["loaderData"]["press"]

function PressContact({ press: { name, phone, email } }: { press: Press }) {
  return phone === undefined && email === undefined ? null : <ContactBlock name={name} phone={phone} email={email} />
}

export default function InterviewRequestPage({ loaderData: { page, press, token } }: Route.ComponentProps) {
  const contact = <PressContact press={press} />
  const lead = (
    <Section id="medias" title="Ligne directe des médias" aside={press.delay && <p>Réponse&nbsp;: {press.delay}.</p>}>
      {contact}
    </Section>
  )
  return (
    <PageScreen page={page} lead={lead}>
      <Section id="demande" title="Votre demande">
        <FormScreen form={interviewRequestForm} token={token} help={contact} />
      </Section>
    </PageScreen>
  )
}
