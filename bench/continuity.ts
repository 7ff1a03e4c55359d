import { createHash } from "node:crypto"
import type { StackAddress } from "#e2e/stack/stack.ts"
import { aNews } from "./edited-news.ts"
import { timeOnePublication } from "./publish-latency.ts"
import { milliseconds, row, verdict, whole } from "./report.ts"

const READERS = 4

const digest = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16)

/** One page read over and over: every answer is the page as it was or as it is, known by the hash in its ETag. */
class Reader {
  readonly #url: string
  isOver = false
  readings = 0
  broken = 0
  longest = 0

  constructor(url: string) {
    this.#url = url
  }

  async read(): Promise<void> {
    while (!this.isOver) {
      const start = performance.now()
      const isWhole = await fetch(this.#url).then(this.#isWhole, () => false)
      this.longest = Math.max(this.longest, performance.now() - start)
      this.readings++
      if (!isWhole) this.broken++
    }
  }

  readonly #isWhole = async (answer: Response) => {
    const text = await answer.text()
    return answer.status === 200 && (answer.headers.get("etag") ?? "").startsWith(`"${digest(text)}-`)
  }
}

/** Publishes one page over and over while readers read it without a pause. */
export async function measureContinuity(stack: StackAddress, publications: number): Promise<void> {
  const news = await aNews(stack)
  const readers = Array.from({ length: READERS }, () => new Reader(stack.siteUrl + news.address))
  const reading = readers.map((reader) => reader.read())
  let slowest = 0
  for (let version = 0; version < publications; version++)
    slowest = Math.max(slowest, await timeOnePublication(stack.siteUrl, news, `Version ${version}`))
  for (const reader of readers) reader.isOver = true
  await Promise.all(reading)
  await news.restore()
  const total = (figure: (reader: Reader) => number) => readers.reduce((sum, reader) => sum + figure(reader), 0)
  row(`readings during ${publications} publications`, whole(total(({ readings }) => readings)))
  row(
    "longest reading, slowest publication (ms)",
    `${milliseconds(Math.max(...readers.map(({ longest }) => longest)))}  ${whole(slowest)}`,
  )
  const broken = total((reader) => reader.broken)
  verdict("readings that were not one whole page", broken, broken === 0, "none")
}
