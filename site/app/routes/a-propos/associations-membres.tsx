import { AssociationFinder } from "#app/features/associations/association-finder.tsx"
import { type AssociationChoice, facultiesOf } from "#app/features/associations/association-rules.ts"
import { type Association, listAssociations } from "#app/features/associations/associations.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { PrintButton } from "#app/ui/print-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/associations-membres.ts"

const PATH = "/a-propos/associations-membres"

export const handle = { query: ["q", "faculte"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return pageMeta(matches, undefined)
  const { page, choice } = loaderData
  return pageMeta(matches, {
    ...page,
    title: [page.title, choice.faculty].filter(Boolean).join(", "),
    imageTitle: page.title,
    isNoindex: page.isNoindex || choice.text !== "",
  })
}

function readChoice(query: URLSearchParams, associations: readonly Association[]): AssociationChoice {
  const faculty = query.get("faculte") || undefined
  if (faculty !== undefined && !facultiesOf(associations).includes(faculty)) throw notFound()
  return { text: (query.get("q") ?? "").trim().slice(0, 100), faculty }
}

export async function loader({ url }: Route.LoaderArgs) {
  const [page, associations] = await Promise.all([getPage(PATH), listAssociations()])
  return { page, associations, choice: readChoice(url.searchParams, associations) }
}

export default function AssociationsPage({ loaderData: { page, associations, choice } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section id="associations" title="De A à Z" aside={<PrintButton variant="plain">Imprimer la liste</PrintButton>}>
        <AssociationFinder key={JSON.stringify(choice)} action={PATH} associations={associations} sent={choice} />
      </Section>
    </PageScreen>
  )
}
