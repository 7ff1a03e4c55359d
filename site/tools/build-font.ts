import { readFileSync, writeFileSync } from "node:fs"
import { Blob, Face, Font } from "harfbuzzjs"
import subsetFont from "subset-font"
import { frenchGlyphs } from "./french-glyphs.ts"

/*
 * Makes the one web font and its metric-matched fallback. Run with --check to
 * fail instead of writing when the committed files are not what this would make.
 */
const source = new URL(
  import.meta.resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2"),
)
const styles = new URL("../app/styles/", import.meta.url)
const glyphsFile = new URL("../app/features/affiches/glyphs.generated.ts", import.meta.url)

// One optical size and one narrow width: poster headings for a third of the bytes of all axes.
const axes = { opsz: 44, wdth: 88 }
const keepFeatures = ["kern", "tnum", "lnum", "mark", "mkmk", "ccmp", "locl"]

// Arial's advance widths (thousandths of an em), weighted below by how often French uses each letter.
const arialRegular: Record<string, number> = {
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  x: 500,
  y: 500,
  z: 500,
  " ": 278,
}
const arialBold: Record<string, number> = {
  a: 556,
  b: 611,
  c: 556,
  d: 611,
  e: 556,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  j: 278,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  x: 556,
  y: 556,
  z: 500,
  " ": 278,
}
const frequency: Record<string, number> = {
  " ": 1650,
  e: 1470,
  a: 760,
  s: 790,
  i: 750,
  t: 720,
  n: 710,
  r: 650,
  u: 630,
  l: 545,
  o: 540,
  d: 370,
  c: 330,
  p: 300,
  m: 297,
  v: 163,
  q: 136,
  f: 107,
  b: 90,
  g: 87,
  h: 74,
  j: 61,
  x: 43,
  y: 30,
  z: 13,
}

const original = readFileSync(source)
const web = await subsetFont(original, frenchGlyphs, {
  targetFormat: "woff2",
  variationAxes: { ...axes, wght: { min: 500, max: 800 } },
  keepFeatures,
  noHinting: true,
})

const bold = await openFont(800)
const medium = await openFont(500)
const { ascender, descender, lineGap } = bold.hExtents()
const upem = bold.face.upem

const css = `/* Made by tools/build-font.ts: npm run font. */
@font-face {
  font-family: "Bricolage";
  src: url("./bricolage.generated.woff2") format("woff2");
  font-weight: 500 800;
  font-display: swap;
}
${fallback("500 650", ["Arial", "Liberation Sans", "Helvetica Neue", "Roboto"], ratio(medium, arialRegular))}
${fallback("651 800", ["Arial Bold", "Liberation Sans Bold", "Helvetica Neue Bold", "Roboto Bold"], ratio(bold, arialBold))}
`

save(new URL("bricolage.generated.woff2", styles), web)
save(new URL("font.generated.css", styles), Buffer.from(css))
save(glyphsFile, Buffer.from(outlines(bold)))

/** Opens one weight of the source with its axes pinned. */
async function openFont(weight: number): Promise<Font> {
  const bytes = await subsetFont(original, frenchGlyphs, {
    targetFormat: "sfnt",
    variationAxes: { ...axes, wght: weight },
  })
  return new Font(new Face(new Blob(bytes), 0))
}

function advance(font: Font, character: string): number {
  return font.glyphHAdvance(font.glyph(character.codePointAt(0) ?? 0) ?? 0)
}

/** How wide our face runs against Arial on French text. */
function ratio(font: Font, arial: Record<string, number>): number {
  const letters = Object.entries(frequency)
  const ours = letters.reduce((sum, [letter, weight]) => sum + weight * advance(font, letter), 0)
  const theirs = letters.reduce((sum, [letter, weight]) => sum + weight * (arial[letter] ?? 0), 0)
  return ours / theirs / (font.face.upem / 1000)
}

function fallback(weights: string, names: string[], size: number): string {
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`
  return `@font-face {
  font-family: "Bricolage Fallback";
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / upem / size)};
  descent-override: ${percent(-descender / upem / size)};
  line-gap-override: ${percent(lineGap / upem / size)};
}`
}

/** Glyph outlines for images drawn on the server, where no web font exists. */
function outlines(font: Font): string {
  const rows = [...new Set(frenchGlyphs)].map((character) => {
    const path = font.glyphToPath(font.glyph(character.codePointAt(0) ?? 0) ?? 0).replace(/(\d+)\.\d+/g, "$1")
    return `  ${JSON.stringify(character)}: [${advance(font, character)}, ${JSON.stringify(path)}],`
  })
  return `// Made by tools/build-font.ts: npm run font. Advance and outline of each glyph, y up.
export const unitsPerEm = ${font.face.upem}

export const glyphs: Record<string, readonly [advance: number, outline: string]> = {
${rows.join("\n")}
}
`
}

function save(file: URL, content: Uint8Array): void {
  if (!process.argv.includes("--check")) return writeFileSync(file, content)
  if (!readFileSync(file).equals(content))
    throw new Error(`${file.pathname} is not what build-font.ts makes. Run npm run font.`)
}
