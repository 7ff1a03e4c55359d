import { symbolOutlines } from "#app/ui/symbol-outlines.ts"
import { drawAfficheSvg, posterInks } from "./affiche-svg.server.ts"
import { outlineText, wrapText } from "./outline-text.server.ts"

const width = 1200
const height = 630
const margin = 56
const column = width - height - 2 * margin
const tracking = -0.02

/** Who speaks, beside the symbol: on one line when it fits, on two smaller ones otherwise. */
function signature(name: string): string {
  const room = column - 70
  const size = wrapText(name, 36, room, tracking).length === 1 ? 36 : 27
  const lines = wrapText(name, size, room, tracking).slice(0, 2)
  const first = height - margin - (lines.length === 1 ? 14 : 32)
  return lines
    .map((line, index) => outlineText(line, { x: margin + 70, y: first + index * 30, size, tracking }))
    .join("")
}

/**
 * The image that a link to a page shows elsewhere: the page's poster, its title
 * and who speaks. A whole SVG file, its letters as outlines, to be turned into PNG.
 */
export function drawShareImage({
  seed,
  title,
  kicker,
  name,
}: {
  seed: string
  title: string
  kicker?: string | undefined
  name: string
}): string {
  const size =
    [104, 88, 74, 62, 52].find((candidate) => wrapText(title, candidate, column, tracking).length * candidate <= 400) ??
    44
  const lines = wrapText(title, size, column, tracking).slice(0, 8)
  const titleTop = margin + (kicker ? 64 : 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${posterInks.paper}" d="M0 0h${width}v${height}H0z"/>${drawAfficheSvg(seed, title, { width: 12, height: 12 }, { x: width - height, y: 0, width: height, height })}<g fill="${posterInks.ink}">${kicker ? outlineText(kicker, { x: margin, y: margin + 28, size: 32 }) : ""}${lines.map((line, index) => outlineText(line, { x: margin, y: titleTop + size * (0.8 + index * 0.96), size, tracking })).join("")}${signature(name)}</g><g transform="translate(${margin} ${height - margin - 52}) scale(1.625)"><path fill="${posterInks.wall}" d="${symbolOutlines.sheet}${symbolOutlines.slips}"/><path fill="${posterInks.ink}" d="${symbolOutlines.disc}"/></g></svg>`
}
