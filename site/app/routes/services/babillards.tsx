import { FormScreen } from "#app/features/forms/form-screen.tsx"
import { receiveForm } from "#app/features/forms/receive-form.server.ts"
import { refusedTitle } from "#app/features/forms/refused-form.ts"
import { sendForm } from "#app/features/forms/send-form.ts"
import { NoticeBoardFinder } from "#app/features/notice-boards/notice-board-finder.tsx"
import { reservationForm } from "#app/features/notice-boards/reservation-form.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { PrintButton } from "#app/ui/print-button.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import { noticeBoardsPage } from "./babillards.content.server.ts"
import type { Route } from "./+types/babillards.ts"

const PATH = "/services/babillards"

export { formHeaders as headers } from "#app/features/forms/form-headers.ts"

export const handle = { query: ["q"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.page, title: refusedTitle(loaderData.page.title, loaderData.isRefused) },
  )

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await noticeBoardsPage.load({ context })), query: url.searchParams.get("q") ?? "" }
}

export async function action(received: Route.ActionArgs) {
  const { buildings, weeks } = await noticeBoardsPage.content()
  return receiveForm(received, reservationForm(buildings, weeks))
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent)

export default function NoticeBoardsPage({ loaderData }: Route.ComponentProps) {
  const { page, buildings, weeks, query, token } = loaderData
  return (
    <PageScreen page={page}>
      <Section
        id="pavillons"
        title="Les babillards, pavillon par pavillon"
        aside={
          <>
            <p>
              <SiteLink href={`${PATH}/disponibilites`}>Voir ce qui est libre, semaine par semaine</SiteLink>
            </p>
            <PrintButton variant="plain">Imprimer la liste</PrintButton>
          </>
        }
      >
        <NoticeBoardFinder key={query} action={PATH} buildings={buildings} query={query} />
      </Section>
      <Section
        id="reserver"
        title="Réserver des babillards"
        aside={<p>Ce que vous demandez est retenu pour vous jusqu’à notre réponse, par courriel.</p>}
      >
        <FormScreen form={reservationForm(buildings, weeks)} token={token} />
      </Section>
    </PageScreen>
  )
}
