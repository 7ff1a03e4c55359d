import type { ReactNode } from "react"
import css from "./colour-swatch.module.css"

type ColourSwatchProps = {
  name: string
  /** `#rrggbb`, shown in letters beside the sample. */
  value: string
  /** What the colour is for. */
  use: string
  /** Ratio to black or to another colour, already worded. */
  contrasts: readonly string[]
  /** A button that copies the value; absent without script. */
  copy?: ReactNode
}

/** A colour of the charter. The sample is drawn by SVG attributes, as inline styles are forbidden. */
export function ColourSwatch({ name, value, use, contrasts, copy }: ColourSwatchProps) {
  return (
    <div className={css.swatch}>
      <svg className={css.sample} viewBox="0 0 6 4" preserveAspectRatio="none" aria-hidden="true">
        <path fill={value} d="M0 0h6v4H0z" />
      </svg>
      <h3 className={css.name}>{name}</h3>
      <p className={css.value}>
        <code>{value}</code> {copy}
      </p>
      <p>{use}</p>
      <ul className={css.contrasts}>
        {contrasts.map((contrast) => (
          <li key={contrast}>{contrast}</li>
        ))}
      </ul>
    </div>
  )
}
