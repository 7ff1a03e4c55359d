import css from "./affiche.module.css"
import { composeAffiche, composePortrait, firstLetter, initials } from "./compose-affiche.ts"
import type { Size } from "./compose-affiche.ts"

const sizes = {
  card: { width: 18, height: 12 },
  header: { width: 12, height: 12 },
  portrait: { width: 12, height: 15 },
  poster: { width: 18, height: 18 },
} as const satisfies Record<string, Size>

/**
 * The generated poster of a page, an event or a person, for pages without a
 * photograph. Decorative: the title is always written beside it. `mark` is
 * what to set large instead of the title's first letter (a day, say); `place`
 * is a portrait's among its neighbours, from 0.
 */
export function Affiche({
  seed,
  title,
  variant = "card",
  mark,
  place,
}: {
  seed: string
  title: string
  variant?: keyof typeof sizes
  mark?: string
  place?: number
}) {
  const size = sizes[variant]
  const { ground, shapes } =
    variant === "portrait"
      ? composePortrait(seed, mark ?? initials(title), size, place)
      : composeAffiche(seed, mark ?? firstLetter(title), size)
  return (
    <svg
      className={`${css.affiche} ${css[ground]}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes.map((shape, index) =>
        "letter" in shape ? (
          <text key={index} className={css[shape.ink]} x={shape.x} y={shape.y} fontSize={shape.size}>
            {shape.letter}
          </text>
        ) : shape.dots ? (
          <path key={index} className={`${css[shape.ink]} ${css.dots}`} strokeWidth={shape.dots} d={shape.path} />
        ) : (
          <path key={index} className={css[shape.ink]} d={shape.path} />
        ),
      )}
    </svg>
  )
}
