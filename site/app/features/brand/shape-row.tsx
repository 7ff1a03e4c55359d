import { SectionShape, type SectionShapeName } from "#app/ui/section-shape.tsx"
import css from "./shape-row.module.css"

/** The shape that each section owns, with the section's name. */
export function ShapeRow({ shapes }: { shapes: readonly { name: SectionShapeName; label: string }[] }) {
  return (
    <ul className={css.shapes}>
      {shapes.map(({ name, label }) => (
        <li key={name}>
          <SectionShape name={name} />
          <p className={css.label}>{label}</p>
        </li>
      ))}
    </ul>
  )
}
