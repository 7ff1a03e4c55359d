import { Affiche } from "#app/features/affiches/affiche.tsx"
import { listBrandColours, listBrandPairs, listBrandSizes } from "#app/features/brand/brand-tokens.server.ts"
import { ColourPalette } from "#app/features/brand/colour-palette.tsx"
import { ContrastTable } from "#app/features/brand/contrast-table.tsx"
import { LogoDownloads } from "#app/features/brand/logo-downloads.tsx"
import { ShapeRow } from "#app/features/brand/shape-row.tsx"
import { TypeScale } from "#app/features/brand/type-scale.tsx"
import { SECTIONS } from "#app/features/navigation/sections.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { Columns } from "#app/ui/columns.tsx"
import { PageContents } from "#app/ui/page-contents.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/charte-graphique.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  return {
    page: await getPage("/a-propos/charte-graphique"),
    colours: { light: listBrandColours("light"), dark: listBrandColours("dark") },
    pairs: listBrandPairs(),
    sizes: listBrandSizes(),
  }
}

const PARTS = [
  { id: "logo", label: "Logo" },
  { id: "couleurs", label: "Couleurs" },
  { id: "contrastes", label: "Contrastes" },
  { id: "caracteres", label: "Caractères" },
  { id: "formes", label: "Formes" },
  { id: "affiches", label: "Affiches" },
]

const SHAPES = SECTIONS.map(({ slug, label }) => ({ name: slug, label }))

export default function BrandPage({ loaderData: { page, colours, pairs, sizes } }: Route.ComponentProps) {
  const contents = <PageContents items={PARTS} />
  return (
    <PageScreen page={page} lead={contents}>
      <Section
        id="logo"
        title="Logo"
        aside={<p>Le SVG pour l’impression et les grands formats, le PNG pour le reste.</p>}
      >
        <LogoDownloads />
      </Section>
      <Section id="couleurs" title="Couleurs" aside={<p>Les valeurs sont celles du site&nbsp;: elles y sont lues.</p>}>
        <ColourPalette colours={colours.light} />
      </Section>
      <Section title="La nuit" level={3} aside={<p>Les mêmes, sur un écran réglé au foncé.</p>}>
        <ColourPalette colours={colours.dark} />
      </Section>
      <Section
        id="contrastes"
        title="Contrastes"
        aside={<p>Calculés selon les WCAG&nbsp;2.2. Un texte demande 4,5:1, un grand titre ou une forme, 3:1.</p>}
      >
        <ContrastTable pairs={pairs} />
      </Section>
      <Section
        id="caracteres"
        title="Caractères"
        aside={<p>Bricolage Grotesque pour les titres, le caractère de l’appareil pour le texte.</p>}
      >
        <TypeScale sizes={sizes} />
      </Section>
      <Section id="formes" title="Formes" aside={<p>Chaque section du site a la sienne.</p>}>
        <ShapeRow shapes={SHAPES} />
      </Section>
      <Section
        id="affiches"
        title="Affiches"
        aside={<p>Dessinées à partir de l’adresse d’une page&nbsp;: toujours la même pour la même page.</p>}
      >
        <Columns as="ul" min="s">
          {[...page.related, ...page.breadcrumb.map(({ href, label }) => ({ path: href, title: label }))].map(
            ({ path, title }) => (
              <li key={path}>
                <Affiche seed={path} title={title} />
                <p>{title}</p>
              </li>
            ),
          )}
        </Columns>
      </Section>
    </PageScreen>
  )
}
