import { expect, test } from "vitest"
import { scanFile } from "./scan-file.server.ts"

const bytes = new TextEncoder().encode("un fichier")
const ends = (script: string) => `${process.execPath} -e ${script}`

test.each<[string, string, "clean" | "infected" | "unknown"]>([
  ["0", ends("process.exit(0)"), "clean"],
  ["1", ends("process.exit(1)"), "infected"],
  ["2", ends("process.exit(2)"), "unknown"],
  ["nothing: it does not exist", "/nowhere/clamdscan", "unknown"],
])("a scanner that answers %s", async (_title, command, verdict) => {
  expect(await scanFile(bytes, command)).toBe(verdict)
})

test("a scanner reads the file on its input", async () => {
  const script = `process.stdin.on("data",d=>process.exit(d.length===${bytes.byteLength}?0:1))`
  expect(await scanFile(bytes, ends(script))).toBe("clean")
})

test("without a scanner every file passes", async () => {
  expect(await scanFile(bytes, "")).toBe("clean")
})
