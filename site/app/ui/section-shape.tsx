import css from "./section-shape.module.css"

const outlines = {
  "a-propos": "M6 0a6 6 0 1 0 0 12A6 6 0 1 0 6 0z",
  implication: "M0 12V8h4V4h4V0h4v12z",
  enjeux: "M0 12V0l12 6z",
  ressources:
    "M2 0a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM10 0a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM2 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM10 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM6 4a2 2 0 1 0 0 4 2 2 0 1 0 0-4z",
  services: "M0 6a6 6 0 0 1 6-6v6zM6 0h6a6 6 0 0 1-6 6zM6 6v6H0a6 6 0 0 1 6-6zM6 6h6a6 6 0 0 1-6 6z",
} as const

export type SectionShapeName = keyof typeof outlines

/** The shape of a section, in the colour of the text around it. */
export function SectionShape({ name }: { name: SectionShapeName }) {
  return (
    <svg className={css.shape} viewBox="0 0 12 12" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  )
}
