import { FormScreen } from "#app/features/forms/form-screen.tsx"
import { receiveForm } from "#app/features/forms/receive-form.server.ts"
import { refusedTitle } from "#app/features/forms/refused-form.ts"
import { sendForm } from "#app/features/forms/send-form.ts"
import { pageRemarkForm } from "#app/features/page-remarks/page-remark-form.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { findTitle } from "#app/features/search/search-site.server.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { Section } from "#app/ui/section.tsx"
import { pageRemarkPage } from "./retroaction.content.server.ts"
import type { Route } from "./+types/retroaction.ts"

export const handle = { query: ["page"] }

export { formHeaders as headers } from "#app/features/forms/form-headers.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && {
      ...loaderData.page,
      title: refusedTitle(loaderData.page.title, loaderData.isRefused),
      isNoindex: loaderData.page.isNoindex || loaderData.about !== undefined,
    },
  )

/** The name of the page that one comes from, as its link says. */
const readAbout = async (address: string | null) => (address === null ? undefined : findTitle(address))

export async function loader({ context, url }: Route.LoaderArgs) {
  const [content, about] = await Promise.all([
    pageRemarkPage.load({ context }),
    readAbout(url.searchParams.get("page")),
  ])
  return { ...content, about }
}

export const action = (received: Route.ActionArgs) => receiveForm(received, pageRemarkForm)

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent)

export default function PageRemarkPage({ loaderData: { page, token, about } }: Route.ComponentProps) {
  return (
    <PageScreen page={page} isRated={false}>
      <Section id="remarque" title="Votre remarque">
        <FormScreen
          form={pageRemarkForm}
          token={token}
          startValues={about === undefined ? undefined : { page: about }}
        />
      </Section>
    </PageScreen>
  )
}
