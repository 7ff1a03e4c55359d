import { customEndpoint } from "@directus/sdk"
import { ask } from "#app/cms/client.server.ts"
import { SignalTally } from "./signal-tally.ts"
import { searchSubject } from "./search-subject.ts"

/** How often what was counted is sent (ms). */
const INTERVAL = 30_000

const send = async (signals: unknown[]): Promise<void> => {
  await ask(customEndpoint<unknown>({ path: "/visitor-signals", method: "POST", body: JSON.stringify(signals) }))
}

const tally = new SignalTally()
let timer: ReturnType<typeof setInterval> | undefined

async function flush() {
  const signals = tally.take()
  if (signals.length === 0) return
  try {
    await send(signals)
  } catch {
    // The backend is away, which is logged already: they are sent with the next ones.
    tally.restore(signals)
  }
}

function note(signal: Parameters<SignalTally["add"]>[0]) {
  tally.add(signal)
  timer ??= setInterval(() => void flush(), INTERVAL).unref()
}

/** Counts a search that found nothing, when its words can be no one's: never with an address, an identifier or an hour. */
export function noteSearchWithoutResult(query: string): void {
  const subject = searchSubject(query)
  if (subject !== undefined) note({ kind: "search_without_result", subject, yes: 1, no: 0 })
}

/** Counts an answer to « Cette page vous a-t-elle été utile ? »; `path` must be a page of the site. */
export const notePageFeedback = (path: string, isUseful: boolean): void =>
  note({ kind: "page_feedback", subject: path, yes: isUseful ? 1 : 0, no: isUseful ? 0 : 1 })
