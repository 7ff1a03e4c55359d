import { gunzipSync } from "node:zlib"
import type { PublishedPage } from "#server/published/published-page.ts"
import type { ContentSource } from "./content-source.ts"
import { KeptAnswers } from "./kept-answers.ts"
import type { Outlet } from "./outlet.ts"
import { Publisher } from "./publisher.ts"
import type { Read } from "./read-identity.ts"

/** Public before `until` (ms), if given. */
type Row = { id: number; title: string; links?: string[]; until?: number }

/** What a page is made of: the question it asks. A page with a slug is about one record, else about the whole list. */
type PageModel = { collection: string; id?: number }

/** A content backend and an app in memory, which can be made to fail, and a publisher at work on them. */
export const fakeContent = (
  tables: Record<string, Row[]>,
  pages: Record<string, PageModel>,
  kept = {},
  answers = new KeptAnswers(":memory:"),
) => {
  const state = {
    now: 1_000_000,
    isDown: false,
    rendered: [] as string[],
    asked: 0,
    /** Collections, each time one was counted. */
    counted: [] as string[],
    status: new Map<string, number>(),
    isPrivate: new Set<string>(),
    /** Until when a page that exists is right; from then on it does not exist. */
    ends: new Map<string, number>(),
    /** Until when a page says that something is open. */
    closes: new Map<string, number>(),
    /** How long a page takes to be made (ms). */
    takes: 0,
  }
  const published = new Map<string, PublishedPage>()
  const counts: Record<string, number>[] = []

  const rowsOf = ({ collection, id }: PageModel, moment = state.now) => {
    state.asked++
    if (state.isDown) throw new Error("down")
    const asked = (row: Row) => (id === undefined || row.id === id) && (row.until ?? Infinity) > moment
    return structuredClone((tables[collection] ?? []).filter(asked))
  }

  const toQuestion = ({ collection, id }: PageModel) => ({
    collection,
    query: id === undefined ? {} : { filter: { id: { _eq: id } } },
  })

  const toRead = (model: PageModel, rows: Row[]): Read => {
    const keys = rows.map(({ id }) => id)
    return { ...toQuestion(model), keys, rows, again: async () => rowsOf(model) }
  }

  const render = async (address: string, moment: number, recall?: (model: PageModel) => Row[] | undefined) => {
    const end = state.ends.get(address)
    const close = state.closes.get(address) ?? 0
    const changes = [end ?? 0, close].filter((one) => one > moment)
    const nothing = {
      location: undefined,
      mediaType: "text/html",
      isForAll: !state.isPrivate.has(address),
      payload: undefined,
      rightUntil: changes.length > 0 ? new Date(Math.min(...changes)) : undefined,
      endsAt: undefined,
    }
    const model = pages[address]
    state.rendered.push(address)
    const forced = state.status.get(address)
    if (forced) return { ...nothing, status: forced, html: "", reads: [] }
    if (!model) return { ...nothing, status: 404, html: "", reads: [] }
    const rows = recall ? recall(model) : state.isDown ? undefined : rowsOf(model, moment)
    if (!rows) return { ...nothing, status: 503, html: "", reads: [] }
    const read = toRead(model, rows)
    const isMissing = (model.id !== undefined && rows.length === 0) || (end !== undefined && end <= moment)
    const links = rows.flatMap((row) => row.links ?? []).map((href) => `<a href="${href}">`)
    state.now += state.takes
    const html = rows.map(({ title }) => title).join() + links.join("") + (close > moment ? " open" : "")
    return { ...nothing, status: isMissing ? 404 : 200, html, reads: [read] }
  }

  const source: ContentSource = {
    build: "build",
    siteOrigin: "https://site.example",
    relations: {},
    fixedAddresses: Object.keys(pages).filter((address) => !address.includes("record")),
    canonicalTarget: (address) => (address in pages ? address : undefined),
    look: (moment = state.now) => ({
      moment: new Date(moment),
      render: (address) => render(address, moment),
      ask: (again) => again(),
      census: async (collection) => {
        state.counted.push(collection)
        const rows = rowsOf({ collection })
        const moments = rows.flatMap(({ id, until }) =>
          until === undefined ? [] : { at: new Date(until), key: `${id}` },
        )
        return { count: rows.length, lastChange: null, moments }
      },
      records: async (collection, keys) =>
        new Map(
          rowsOf({ collection })
            .filter(({ id }) => keys.includes(String(id)))
            .map((row) => [String(row.id), row]),
        ),
      listAddresses: async () => {
        if (state.isDown) throw new Error("down")
        return Object.keys(pages)
      },
    }),
    lookBack: (recall) => ({
      moment: new Date(state.now),
      render: (address) =>
        render(address, state.now, (model) => {
          const rows = recall(address, toQuestion(model))
          return rows === undefined ? undefined : JSON.parse(rows)
        }),
    }),
  }

  const outlet: Outlet = {
    keepAnswers: (address, made) => answers.keep(address, made),
    recall: (address, question) => answers.recall(address, question),
    publish: async (page: PublishedPage) => void published.set(page.address, page),
    withdraw: async (address: string) => void published.delete(address),
    pack: async (address: string) => published.get(address),
    keepCounts: async (all: Record<string, number>) => void counts.push(all),
  }
  const publisher = new Publisher(source, outlet, () => state.now, { pages: new Map(), counts: {}, ...kept })

  /** Works until there is nothing to do now, then says which pages were rendered. */
  const settle = async () => {
    state.rendered = []
    for (let round = 0; round < 200; round++) if ((await publisher.round()) > 0) break
    return state.rendered.toSorted()
  }
  /** Lets time pass, working at each step. */
  const pass = async (duration: number, step = 1_000) => {
    for (const end = state.now + duration; state.now < end; state.now += step) await settle()
    await settle()
  }
  const textOf = (address: string) => published.get(address)?.document.tag
  const htmlOf = (address: string) => {
    const page = published.get(address)
    return page && gunzipSync(page.document.gzip).toString()
  }
  return { state, tables, pages, published, counts, publisher, settle, pass, textOf, htmlOf, answers }
}
