import { expect, test } from "vitest"
import { formatOfName } from "#app/lib/file-formats.ts"
import { isOfFormat } from "./check-content.server.ts"
import { badFiles, goodFiles } from "./sample-files.ts"

const FORMATS = ["pdf", "docx", "odt"] as const
const MOST_BYTES = 5_000_000

async function isTaken(name: string, bytes: Uint8Array) {
  const format = formatOfName(name, FORMATS)
  return format !== undefined && bytes.byteLength <= MOST_BYTES && (await isOfFormat(bytes, format))
}

test.each(goodFiles.map((file) => [file.name.slice(-40), file] as const))(
  "%s is taken",
  async (_name, { name, bytes }) => {
    expect(await isTaken(name, bytes)).toBe(true)
  },
)

test.each(badFiles.map((file) => [file.title, file] as const))("%s is not", async (_title, { name, make }) => {
  expect(await isTaken(name, make())).toBe(false)
})
