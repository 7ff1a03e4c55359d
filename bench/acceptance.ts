import { setTimeout as sleep } from "node:timers/promises"
import type { StackAddress } from "#e2e/stack/stack.ts"
import { pinToServerCore } from "./core.ts"
import { OwnSite, untilSettled } from "./own-site.ts"
import { milliseconds, row, verdict } from "./report.ts"

const FORM = "/a-propos/demande-entrevue"

/** Nobody fills in a form quicker than this (ms): the site takes it for a robot. */
const FILLING = 2_200

/** Forms a second that one core has to take. */
const WANTED = 200

/** Visitors who send at the same time, and who read meanwhile. */
const SENDERS = 32
const READERS = 4

const token = /[0-9a-f-]{36}\.[0-9a-z]{1,11}\.[\w-]{43}/

const tail = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? NaN

async function openForm(url: string): Promise<string> {
  const [found] = token.exec(await (await fetch(url + FORM)).text()) ?? []
  if (found === undefined) throw new Error("the form carries no token")
  return found
}

/** Sends a form as a browser without scripts does, each from a client of its own. @returns whether a receipt came */
async function send(url: string, tokenField: string, formToken: string, client: number): Promise<boolean> {
  const fields = {
    [tokenField]: formToken,
    outlet: "Radio Érable",
    subject: `Mesure ${client}`,
    details: "Une question, puis une autre. ".repeat(20),
    deadline: "2099-03-31",
    format: "written",
    name: "Une personne",
    email: "personne@media.example",
  }
  const answer = await fetch(url + FORM, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: url, "X-Forwarded-For": `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` },
    redirect: "manual",
  })
  await answer.arrayBuffer()
  return answer.status === 303 && (answer.headers.get("location") ?? "").includes("/recu?")
}

/** Reads a page without a pause while `work` lasts. @returns the slowest of a hundred readings (ms) */
async function readingMeanwhile(url: string, work: Promise<unknown>): Promise<number> {
  const times: number[] = []
  let isOver = false
  const read = async () => {
    while (!isOver) {
      const start = performance.now()
      await (await fetch(`${url}/services`)).arrayBuffer()
      times.push(performance.now() - start)
      await sleep(5)
    }
  }
  const readers = Array.from({ length: READERS }, read)
  await work
  isOver = true
  await Promise.all(readers)
  return tail(times)
}

type Filled = { formToken: string; client: number }

/** Sends forms, and keeps how long each takes. */
class Sending {
  readonly times: number[] = []
  refused = 0
  readonly #site: { url: string; tokenField: string }

  constructor(site: { url: string; tokenField: string }) {
    this.#site = site
  }

  /** @param due when it had to be sent: what it waits before it is sent counts */
  async #send({ formToken, client }: Filled, due: number) {
    const { url, tokenField } = this.#site
    if (!(await send(url, tokenField, formToken, client))) this.refused++
    this.times.push(performance.now() - due)
  }

  /** As fast as they are taken. @returns how many a second */
  async atMost(forms: readonly Filled[]): Promise<number> {
    const queue = [...forms]
    const start = performance.now()
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await this.#send(next, performance.now())
    }
    await Promise.all(Array.from({ length: SENDERS }, work))
    return forms.length / ((performance.now() - start) / 1_000)
  }

  /** That many a second, whether the ones before are answered or not. */
  async steadily(forms: readonly Filled[], perSecond: number): Promise<void> {
    const start = performance.now()
    const sent = forms.map(async (form, index) => {
      const due = start + (index * 1_000) / perSecond
      await sleep(Math.max(0, due - performance.now()))
      await this.#send(form, due)
    })
    await Promise.all(sent)
  }
}

/**
 * Forms a second that one core takes, each on the disk before its receipt is shown; then, when as many come as it has
 * to take, how long one takes and what readers notice of it.
 * @param count how many are sent; the site takes 3,000 of a form in ten minutes
 */
export async function measureAcceptance(stack: StackAddress, count: number): Promise<void> {
  const site = await OwnSite.over(stack)
  await site.start()
  try {
    await untilSettled(site.url)
    pinToServerCore(site.pid)
    const page = await (await fetch(site.url + FORM)).text()
    const [, tokenField = ""] = /name="([^"]+)" value="[0-9a-f-]{36}\./.exec(page) ?? []
    const forms: Filled[] = []
    for (let client = 0; client < count; client++) forms.push({ formToken: await openForm(site.url), client })
    await sleep(FILLING)

    const half = Math.floor(count / 2)
    const warm = Math.floor(count / 5)
    const most = new Sending({ url: site.url, tokenField })
    await new Sending({ url: site.url, tokenField }).atMost(forms.slice(0, warm))
    const perSecond = await most.atMost(forms.slice(warm, half))
    const alone = await readingMeanwhile(site.url, sleep(FILLING))
    const steady = new Sending({ url: site.url, tokenField })
    const beside = await readingMeanwhile(site.url, steady.steadily(forms.slice(half), WANTED))

    row(`${half - warm} forms, ${SENDERS} at a time`, "")
    verdict("forms accepted a second", perSecond, perSecond >= WANTED, `≥ ${WANTED}`)
    row("  p99 of a form (ms)", milliseconds(tail(most.times)))
    row(`${count - half} forms, ${WANTED} a second, ${READERS} readers meanwhile`, "")
    verdict("p99 of a form (ms)", tail(steady.times), tail(steady.times) <= 250, "≤ 250")
    verdict("refused", most.refused + steady.refused, most.refused + steady.refused === 0, "none")
    row("  p99 of a reading, alone and meanwhile (ms)", `${milliseconds(alone)}  ${milliseconds(beside)}`)
    verdict("what a reading waits for forms (ms)", Math.max(0, beside - alone), beside - alone <= 50, "≤ 50")
  } finally {
    await site.stop()
  }
}
