import { composeAffiche, firstLetter } from "./compose-affiche.ts"
import type { Size } from "./compose-affiche.ts"
import type { Ink, Shape } from "./motif.ts"
import { outlineText } from "./outline-text.server.ts"

/** The poster inks of the light scheme, for files that no style sheet reaches; affiche-svg.test.ts compares them with tokens.css. */
export const posterInks: Record<Ink, string> = {
  wall: "#44c8f5",
  ink: "#0b1f2a",
  paper: "#fffdf7",
  tint: "#c9eefc",
  accent: "#ff6a3d",
}

const drawShape = (shape: Shape) => {
  const colour = posterInks[shape.ink]
  if ("letter" in shape) return `<g fill="${colour}">${outlineText(shape.letter, { ...shape, tracking: -0.04 })}</g>`
  if (shape.dots)
    return `<path fill="none" stroke="${colour}" stroke-width="${shape.dots}" stroke-linecap="round" d="${shape.path}"/>`
  return `<path fill="${colour}" d="${shape.path}"/>`
}

/** The poster of a subject as SVG elements with their own colours, in a nested `<svg>` of the given box. */
export function drawAfficheSvg(
  seed: string,
  title: string,
  size: Size,
  box: { x: number; y: number; width: number; height: number },
): string {
  const { ground, shapes } = composeAffiche(seed, firstLetter(title), size)
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 ${size.width} ${size.height}" overflow="hidden"><path fill="${posterInks[ground]}" d="M0 0h${size.width}v${size.height}H0z"/>${shapes.map(drawShape).join("")}</svg>`
}
