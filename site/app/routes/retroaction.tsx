import { FormScreen } from "#app/features/forms/form-screen.tsx"
import { receiveForm } from "#app/features/forms/receive-form.server.ts"
import { refusedTitle } from "#app/features/forms/refused-form.ts"
import { sendForm } from "#app/features/forms/send-form.ts"
import { pageRemarkForm } from "#app/features/page-remarks/page-remark-form.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { Section } from "#app/ui/section.tsx"
import { pageRemarkPage } from "./retroaction.content.server.ts"
import type { Route } from "./+types/retroaction.ts"

export { formHeaders as headers } from "#app/features/forms/form-headers.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.page, title: refusedTitle(loaderData.page.title, loaderData.isRefused) },
  )

export const loader = ({ context }: Route.LoaderArgs) => pageRemarkPage.load({ context })

export const action = (received: Route.ActionArgs) => receiveForm(received, pageRemarkForm)

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent)

export default function PageRemarkPage({ loaderData: { page, token } }: Route.ComponentProps) {
  return (
    <PageScreen page={page} isRated={false}>
      <Section id="remarque" title="Votre remarque">
        <FormScreen form={pageRemarkForm} token={token} />
      </Section>
    </PageScreen>
  )
}
