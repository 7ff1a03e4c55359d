import { mkdtempSync, readdirSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { brotliDecompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { AssetArchive } from "./asset-archive.ts"
import { archiveBuild, loadBuildFiles, withEarlierFiles } from "./static-files.ts"

const newFolder = () => mkdtempSync(join(tmpdir(), "assets-"))

const makeBuild = async (files: Record<string, string>) => {
  const folder = newFolder()
  await mkdir(join(folder, "assets"))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

const style = (number: number) => `.a{margin:${number}px}`.repeat(50)

const start = async (dataDir: string, id: string, files: Record<string, string>) => {
  const archive = new AssetArchive(dataDir)
  const own = await loadBuildFiles(await makeBuild(files), archive)
  const all = await withEarlierFiles(id, own, archive)
  await archiveBuild(id, own, archive)
  return all
}

test("the hashed files of the previous two builds are still served, those before and unhashed ones are not", async () => {
  const dataDir = newFolder()
  for (const build of [1, 2, 3])
    await start(dataDir, `build${build}`, { [`assets/page-${build}.css`]: style(build), [`only-${build}.txt`]: "x" })
  const files = await start(dataDir, "build4", { "assets/page-4.css": style(4) })
  expect([...files.keys()].toSorted()).toEqual(["/assets/page-2.css", "/assets/page-3.css", "/assets/page-4.css"])
  const kept = readdirSync(join(dataDir, "assets"))
  expect(kept.filter((name) => name.endsWith(".build.json"))).toHaveLength(3)
})

test("every kept form unpacks to the file, and the next start reads it as it is", async () => {
  const dataDir = newFolder()
  const first = await start(dataDir, "one", { "assets/page.css": style(1) })
  const best = first.get("/assets/page.css")?.bodies.get("br")
  expect(best && brotliDecompressSync(best).toString()).toBe(style(1))
  const again = await loadBuildFiles(await makeBuild({ "assets/page.css": style(1) }), new AssetArchive(dataDir))
  expect(again.get("/assets/page.css")?.bodies.get("br")).toEqual(best)
})

test("a build started again is the present one again", async () => {
  const dataDir = newFolder()
  for (const build of ["one", "two", "three", "one", "four"])
    await start(dataDir, build, { [`assets/${build}.css`]: style(build.length) })
  const ids = (await new AssetArchive(dataDir).builds()).map(({ id }) => id)
  expect(ids).toEqual(["four", "one", "three"])
})

test("a damaged record of a build is passed over", async () => {
  const dataDir = newFolder()
  await start(dataDir, "one", { "assets/one.css": style(1) })
  writeFileSync(join(dataDir, "assets", "two.build.json"), "{")
  expect(await new AssetArchive(dataDir).builds()).toHaveLength(1)
})
