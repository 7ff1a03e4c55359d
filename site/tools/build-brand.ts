import { mkdirSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { posterInks } from "#app/features/affiches/affiche-svg.server.ts"
import { measureText, outlineText } from "#app/features/affiches/outline-text.server.ts"
import { symbolOutlines } from "#app/ui/symbol-outlines.ts"

/*
 * Draws every file of the brand from the one symbol: icons at the root of
 * public/, logos to download in public/logo/. The name in the logo files is the
 * site's default short name; on the pages it is live text from the settings.
 */
const name = "La Confédération"
const files = new URL("../public/", import.meta.url)
const logos = new URL("logo/", files)
mkdirSync(logos, { recursive: true })

const inks = {
  couleur: { sheet: posterInks.wall, disc: posterInks.ink, text: posterInks.ink },
  inverse: { sheet: posterInks.wall, disc: posterInks.ink, text: posterInks.paper },
  noir: { sheet: "#000000", disc: "#ffffff", text: "#000000" },
} as const

type Inks = (typeof inks)[keyof typeof inks]

const symbol = ({ sheet, disc }: Inks) =>
  `<path fill="${sheet}" d="${symbolOutlines.sheet}${symbolOutlines.slips}"/><path fill="${disc}" d="${symbolOutlines.disc}"/>`

const svg = (x: number, y: number, width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${content}</svg>\n`

function logo(colours: Inks): string {
  const size = 26
  const x = 40
  return svg(
    0,
    0,
    Math.ceil(x + measureText(name, size, -0.025)),
    32,
    `${symbol(colours)}<g fill="${colours.text}">${outlineText(name, { x, y: 25, size, tracking: -0.025 })}</g>`,
  )
}

const png = (source: string, width: number) =>
  sharp(Buffer.from(source), { density: 1200 }).resize({ width }).png({ compressionLevel: 9, palette: true }).toBuffer()

/** An .ico file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}

/** Writes a drawing as SVG and as PNG, and tells what the page that offers them must say. */
async function writeLogo(kind: string, variant: string, source: string, pixels: number) {
  const described = []
  for (const [format, file] of [
    ["svg", Buffer.from(source)],
    ["png", await png(source, pixels)],
  ] as const) {
    writeFileSync(new URL(`${kind}-${variant}.${format}`, logos), file)
    const { width, height } = await sharp(file).metadata()
    described.push({
      kind,
      variant,
      format,
      href: `/logo/${kind}-${variant}.${format}`,
      width,
      height,
      bytes: file.length,
    })
  }
  return described
}

const logoFiles = []
for (const [variant, colours] of Object.entries(inks)) {
  logoFiles.push(...(await writeLogo("logo", variant, logo(colours), 1600)))
  logoFiles.push(...(await writeLogo("symbole", variant, svg(0, 0, 32, 32, symbol(colours)), 512)))
}
writeFileSync(
  new URL("../app/features/brand/logo-files.generated.ts", import.meta.url),
  `// Made by tools/build-brand.ts: npm run brand. Sizes in pixels and bytes.\nexport const logoFiles = ${JSON.stringify(logoFiles, undefined, 2)} as const\n`,
)

const icon = svg(0, 0, 32, 32, symbol(inks.couleur))
const tile = svg(
  -10,
  -10,
  52,
  52,
  `<path fill="${posterInks.ink}" d="M-10-10h52v52h-52z"/>${symbol({ ...inks.inverse })}`,
)
writeFileSync(new URL("favicon.svg", files), icon)
writeFileSync(new URL("favicon.ico", files), ico(await png(icon, 32), 32))
writeFileSync(new URL("apple-touch-icon.png", files), await png(tile, 180))
writeFileSync(new URL("icon-512.png", files), await png(tile, 512))
