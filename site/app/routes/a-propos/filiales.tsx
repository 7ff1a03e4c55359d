import { Affiche } from "#app/features/affiches/affiche.tsx"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { SubsidiarySection } from "#app/features/subsidiaries/subsidiary-section.tsx"
import { listSubsidiaries, type Subsidiary } from "#app/features/subsidiaries/subsidiaries.server.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { Figure } from "#app/ui/figure.tsx"
import { PageContents } from "#app/ui/page-contents.tsx"
import { Picture } from "#app/ui/picture.tsx"
import type { Route } from "./+types/filiales.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, subsidiaries] = await Promise.all([getPage("/a-propos/filiales"), listSubsidiaries()])
  return { page, subsidiaries }
}

const figureOf = ({ image, slug, name }: Subsidiary) =>
  image ? (
    <Figure credit={image.credit}>
      <Picture {...pictureOf(image)} sizes="(min-width: 48rem) 28rem, 100vw" />
    </Figure>
  ) : (
    <Affiche seed={slug} title={name} />
  )

export default function SubsidiariesPage({ loaderData: { page, subsidiaries } }: Route.ComponentProps) {
  const contents = subsidiaries.map(({ slug, name }) => ({ id: slug, label: name }))
  return (
    <PageScreen page={page} lead={<PageContents items={contents} title="Les filiales" />}>
      {subsidiaries.map((subsidiary) => (
        <SubsidiarySection key={subsidiary.slug} subsidiary={subsidiary} figure={figureOf(subsidiary)} />
      ))}
    </PageScreen>
  )
}
