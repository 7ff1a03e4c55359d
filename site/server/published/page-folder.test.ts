import { mkdtempSync, readdirSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { encodePage } from "./page-file.ts"
import { openPageFolder, readHeaders, readPage, removePage, writePage } from "./page-folder.ts"
import { samplePage } from "./sample-page.ts"

const newFolder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), "published-"))
  return { dataDir, folder: openPageFolder(dataDir) }
}

const write = (folder: ReturnType<typeof openPageFolder>, address: string, html: string) =>
  writePage(folder, address, encodePage(samplePage(address, html)))

test("the next start finds what was written", async () => {
  const { dataDir, folder } = newFolder()
  await write(folder, "/", "<h1>Accueil</h1>")
  await write(folder, "/a-propos", "<h1>À propos</h1>")
  expect(
    readHeaders(openPageFolder(dataDir))
      .map(({ address }) => address)
      .toSorted(),
  ).toEqual(["/", "/a-propos"])
  expect(await readPage(folder, "/a-propos")).toEqual(samplePage("/a-propos", "<h1>À propos</h1>"))
})

test("a write that was interrupted leaves the page as it was, and nothing else after the next start", async () => {
  const { dataDir, folder } = newFolder()
  await write(folder, "/", "<h1>Accueil</h1>")
  const [file = ""] = readdirSync(folder.path)
  writeFileSync(join(folder.path, `${file}.123.draft`), "half a page")
  expect(readHeaders(openPageFolder(dataDir))).toHaveLength(1)
  expect(readdirSync(folder.path)).toEqual([file])
})

test("a file that lost its end is not announced, and removed", async () => {
  const { folder } = newFolder()
  await write(folder, "/", "<h1>Accueil</h1>")
  const [file = ""] = readdirSync(folder.path)
  truncateSync(join(folder.path, file), 400)
  expect(readHeaders(folder)).toEqual([])
  expect(readdirSync(folder.path)).toEqual([])
})

test("writers and readers at once: every reading is one whole version", async () => {
  const { folder } = newFolder()
  await write(folder, "/", "version 0")
  const versions = new Set(Array.from({ length: 50 }, (_, number) => `tag-${`version ${number}`.length}`))
  const writing = (async () => {
    for (let number = 1; number < 50; number++) await write(folder, "/", `version ${number}`)
  })()
  for (let reading = 0; reading < 100; reading++)
    expect(versions).toContain((await readPage(folder, "/"))?.document.tag)
  await writing
})

test("a removed page is gone", async () => {
  const { folder } = newFolder()
  await write(folder, "/x", "x")
  await removePage(folder, "/x")
  expect(await readPage(folder, "/x")).toBeUndefined()
})
