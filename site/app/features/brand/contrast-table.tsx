import { DataTable } from "#app/ui/data-table.tsx"
import type { BrandPair } from "./brand-tokens.server.ts"
import css from "./contrast-table.module.css"

/** Two letters in their colours, by SVG attributes: inline styles are forbidden. */
function Sample({ pair: { ink, paper, ratio, use } }: { pair: BrandPair["light"] }) {
  return (
    <span className={css.measure}>
      <svg className={css.sample} viewBox="0 0 40 28" aria-hidden="true">
        <path fill={paper} d="M0 0h40v28H0z" />
        <text className={css.letters} fill={ink} x="20" y="20" textAnchor="middle">
          Aa
        </text>
      </svg>
      <span>
        <strong>{ratio}</strong>, {use}
      </span>
    </span>
  )
}

/** Which text stands on which ground, measured in both schemes. */
export function ContrastTable({ pairs }: { pairs: readonly BrandPair[] }) {
  return (
    <DataTable
      caption="Contrastes mesurés"
      hideCaption
      columns={[
        { key: "name", label: "Texte et fond" },
        { key: "light", label: "En clair" },
        { key: "dark", label: "En foncé" },
      ]}
      rows={pairs.map(({ name, light, dark }) => ({
        id: name,
        cells: { name, light: <Sample pair={light} />, dark: <Sample pair={dark} /> },
      }))}
    />
  )
}
