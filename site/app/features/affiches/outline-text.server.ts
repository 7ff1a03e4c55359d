import { glyphs, unitsPerEm } from "./glyphs.generated.ts"

const unknown = glyphs["•"] ?? ([0, ""] as const)
const glyphOf = (character: string) => glyphs[character] ?? glyphs[character.normalize("NFD")[0] ?? ""] ?? unknown

/** Width of a line set in the display face, `size` units to the em. */
export function measureText(text: string, size: number, tracking = 0): number {
  return [...text].reduce((width, character) => width + (glyphOf(character)[0] / unitsPerEm + tracking) * size, 0)
}

/** A line of the display face as SVG paths, its baseline at (`x`, `y`): for images drawn where no web font exists. */
export function outlineText(
  text: string,
  { x, y, size, tracking = 0 }: { x: number; y: number; size: number; tracking?: number },
): string {
  const scale = size / unitsPerEm
  let pen = x
  const parts = [...text].map((character) => {
    const [advance, outline] = glyphOf(character)
    const part =
      outline &&
      `<path transform="translate(${pen.toFixed(1)} ${y}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" d="${outline}"/>`
    pen += advance * scale + tracking * size
    return part
  })
  return parts.join("")
}

/** Breaks a text in lines no wider than `width`; a word longer than a line stays whole. */
export function wrapText(text: string, size: number, width: number, tracking = 0): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/u).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measureText(longer, size, tracking) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
