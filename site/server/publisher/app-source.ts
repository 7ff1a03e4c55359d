import { readAddress } from "#server/address.ts"
import type { BuiltApp } from "#server/built-app.ts"
import { canonicalTargets } from "#server/canonical-target.ts"
import type { ContentSource, Look } from "./content-source.ts"
import type { Rendering } from "./rendering.ts"

/** What the server itself answers, or that is a file: linked from pages, but no page. Calendars and feeds are published as pages are. */
const notAPage =
  /^\/(assets|media|builds|api|apercu|_notify|healthz)(\/|$)|\/_payload\.json$|\.(?!(?:ics|xml|json)$)\w+$/

const isForAll = (headers: Headers) =>
  !/\b(no-store|private)\b/.test(headers.get("Cache-Control") ?? "") && !headers.has("Set-Cookie")

/** The built application as the publisher sees it. No visitor's cookie or token ever comes here. */
export const appSource = ({ handle, build, entry }: BuiltApp, siteUrl: URL): ContentSource => {
  const relations = Object.fromEntries(Object.entries(entry.collections).map(([name, one]) => [name, one.relations]))
  const canonical = canonicalTargets(build)

  const render = async (address: string): Promise<Rendering> => {
    const { result, reads, rightUntil, endsAt } = await entry.recordReads(() =>
      entry.renderPage(handle, siteUrl.origin + address),
    )
    const { status, headers, html, payload } = result
    const mediaType = headers.get("Content-Type") ?? "text/html; charset=utf-8"
    const location = headers.get("Location") ?? undefined
    return { status, location, mediaType, isForAll: isForAll(headers), html, payload, reads, rightUntil, endsAt }
  }

  const look = (): Look => {
    const moment = entry.now()
    const answers = new Map()
    const together = <Result>(work: () => Promise<Result>) =>
      entry.holdNow(moment, () => entry.shareAnswers(answers, work))
    return {
      moment,
      render: (address) => together(() => render(address)),
      ask: (again) => together(again),
      // Counted anew each time, so that a count is never older than the page it vouches for.
      census: (collection) => entry.takeCensus(collection),
      records: entry.readChangedRecords,
      listAddresses: () => together(entry.listAddresses),
    }
  }

  const lookBack: ContentSource["lookBack"] = (recall) => {
    const moment = entry.now()
    const renderAgain = (address: string) =>
      entry.recallAnswers(
        (question) => recall(address, question),
        () => render(address),
      )
    return { moment, render: (address) => entry.holdNow(moment, () => renderAgain(address)) }
  }

  return {
    build: entry.build.id,
    siteOrigin: siteUrl.origin,
    relations,
    fixedAddresses: [
      ...entry.buildManifest(build.routes).prerendered,
      ...entry.listPublishedFiles(build.routes),
      "/404",
    ],
    canonicalTarget: (link) => {
      const address = readAddress(link)
      if (typeof address === "string" || notAPage.test(address.path)) return undefined
      return canonical(address.path, address.search)?.target
    },
    look,
    lookBack,
  }
}
