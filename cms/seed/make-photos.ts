/**
 * Renders the drawings of `illustrations/` to the photos of the seed.
 * Run it after changing a drawing: `node cms/seed/make-photos.ts`.
 */
import { readdir } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"

const drawings = path.join(import.meta.dirname, "illustrations")
const photos = path.join(import.meta.dirname, "files/photos")

for (const file of await readdir(drawings)) {
  const { name } = path.parse(file)
  await sharp(path.join(drawings, file), { density: 96 })
    .resize({ width: 1800 })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(path.join(photos, `${name}.jpg`))
}
