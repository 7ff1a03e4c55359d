import { setTimeout as sleep } from "node:timers/promises"
import type { StackAddress } from "#e2e/stack/stack.ts"
import { pinToServerCore } from "./core.ts"
import { OwnSite, untilSettled } from "./own-site.ts"
import { milliseconds, row, verdict } from "./report.ts"

const FORM = "/a-propos/demande-entrevue"

/** Nobody fills in a form quicker than this (ms): the site takes it for a robot. */
const FILLING = 2_200

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

/**
 * Forms a second that one core takes, each on the disk before its receipt is shown, and what readers notice of it.
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
    const queue: { formToken: string; client: number }[] = []
    for (let client = 0; client < count; client++) queue.push({ formToken: await openForm(site.url), client })
    const alone = await readingMeanwhile(site.url, sleep(FILLING))

    const times: number[] = []
    let refused = 0
    const sendAll = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const start = performance.now()
        if (!(await send(site.url, tokenField, next.formToken, next.client))) refused++
        times.push(performance.now() - start)
      }
    }
    const start = performance.now()
    const sending = Promise.all(Array.from({ length: SENDERS }, sendAll))
    const beside = await readingMeanwhile(site.url, sending)
    const perSecond = count / ((performance.now() - start) / 1_000)

    row(`${count} forms, ${SENDERS} at a time, ${READERS} readers meanwhile`, "")
    verdict("forms accepted a second", perSecond, perSecond >= 200, "≥ 200")
    verdict("p99 of a form (ms)", tail(times), tail(times) <= 250, "≤ 250")
    verdict("refused", refused, refused === 0, "none")
    row("  p99 of a reading, alone and meanwhile (ms)", `${milliseconds(alone)}  ${milliseconds(beside)}`)
    verdict("what a reading waits for forms (ms)", Math.max(0, beside - alone), beside - alone <= 50, "≤ 50")
  } finally {
    await site.stop()
  }
}
