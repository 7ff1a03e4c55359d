import { FormProblem } from "#app/features/forms/form-problem.tsx"
import { FormScreen } from "#app/features/forms/form-screen.tsx"
import { receiveForm } from "#app/features/forms/receive-form.server.ts"
import { refusedTitle } from "#app/features/forms/refused-form.ts"
import { sendForm } from "#app/features/forms/send-form.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { ApplicationPeriodStatus } from "#app/features/pub-application/application-period-status.tsx"
import { pubApplicationForm } from "#app/features/pub-application/pub-application-form.ts"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Section } from "#app/ui/section.tsx"
import { applicationPage, openApplicationForm } from "./pubu-postuler.content.server.ts"
import type { Route } from "./+types/pubu-postuler.ts"

export { formHeaders as headers } from "#app/features/forms/form-headers.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.page, title: refusedTitle(loaderData.page.title, loaderData.isRefused) },
  )

export const loader = ({ context }: Route.LoaderArgs) => applicationPage.load({ context })

export const action = async (received: Route.ActionArgs) => receiveForm(received, await openApplicationForm())

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent)

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, pub, period, token } = loaderData
  const contact = pub && <ContactBlock name={pub.name} phone={pub.phone} email={pub.email} />
  const isOpen = period?.state.phase === "open" && pub !== null && pub.positions.length > 0
  const lead = (
    <Section id="periode" title={period?.title ?? "Candidatures"}>
      {!isOpen && actionData?.problem === "closed" && <FormProblem problem="closed" />}
      <ApplicationPeriodStatus period={period} />
    </Section>
  )
  return (
    <PageScreen page={{ ...page, contact: undefined }} lead={lead}>
      {isOpen && (
        <Section id="candidature" title="Votre candidature">
          <FormScreen form={pubApplicationForm(pub.positions)} token={token} help={contact} />
        </Section>
      )}
      {contact && (
        <Section id="contact" title="Joindre le pub">
          {contact}
        </Section>
      )}
    </PageScreen>
  )
}
