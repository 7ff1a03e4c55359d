import { setTimeout as sleep } from "node:timers/promises"
import { editorOf } from "../publishing/editor.ts"
import type { Topology } from "./topology.ts"

const PATIENCE = 60_000
/** Between two pages of a reader (ms): hundreds of pages in a second, and some of the machine is left. */
const PAUSE = 25

/** Waits for a condition, and says which one never came. */
async function until(what: string, isSo: () => boolean | Promise<boolean>, every = 20): Promise<void> {
  const deadline = performance.now() + PATIENCE
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`after ${PATIENCE / 1000} s: ${what}`)
    await sleep(every)
  }
}

/** Publishes a piece of news, then corrects its title. @returns how long each site took to show the correction (ms) */
export async function publishOnBoth(topology: Topology): Promise<number[]> {
  const editor = editorOf(topology)
  const slug = `essai-a-deux-${process.pid}`
  const shows = async (site: string, text: string) =>
    (await (await fetch(`${site}/actualites/${slug}`)).text()).includes(text)
  const key = await editor.writeNews(slug)
  for (const site of topology.sites) await until(`${site} shows what is published`, () => shows(site, slug))
  const title = "Lu partout à la fois"
  await editor.changeNews(key, { title })
  const changed = performance.now()
  const delays = await Promise.all(
    topology.sites.map(async (site) => {
      await until(`${site} shows the change`, () => shows(site, title))
      return Math.round(performance.now() - changed)
    }),
  )
  await editor.deleteNews(key)
  return delays
}

type Form = { origin: string; shownBy?: string; subject: string }

/** Asks for an interview, through nginx, with a form that one site showed; from a page of `origin`. */
export async function askForInterview({ visitors, sites }: Topology, { origin, shownBy = sites[0], subject }: Form) {
  const address = "/a-propos/demande-entrevue"
  const html = await (await fetch(shownBy + address)).text()
  const [, token = ""] = /name="form_token"[^>]*value="([^"]+)"/.exec(html) ?? []
  if (token === "") throw new Error(`${shownBy}${address} has no form`)
  await sleep(2_500) // nobody fills in a form quicker
  const values = {
    form_token: token,
    outlet: "Un journal",
    subject,
    details: "Trois questions.",
    deadline: "2026-12-01",
    format: "written",
    name: "Une personne",
    email: "personne@courriel.example",
  }
  return visitors[5]?.ask(address, {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(values).toString(),
  })
}

/** What Directus holds of interviews that were asked for, as it says it. */
export async function readInterviews({ cmsUrl, adminToken }: Topology): Promise<string> {
  const query = new URLSearchParams({ "filter[form][_eq]": "interview_request", limit: "-1" })
  const answer = await fetch(`${cmsUrl}/items/form_submissions?${query}`, {
    // What a read began before a save may enter Directus' cache after it, and stay.
    headers: { authorization: `Bearer ${adminToken}`, "cache-control": "no-store" },
  })
  return answer.text()
}

/**
 * Kills the first site while all visitors read, then starts it again, until it serves some of them.
 * @param addresses what they read, in turn
 * @returns what was not answered well
 */
export async function loseOneSite(topology: Topology, addresses: readonly string[]): Promise<string[]> {
  const { visitors, sites } = topology
  const failures: string[] = []
  const answers = visitors.map(() => 0)
  let isOver = false
  const readers = visitors.map(async (visitor, reader) => {
    for (let turn = reader; !isOver; turn++) {
      const address = addresses[turn % addresses.length] ?? "/"
      const outcome = await visitor.ask(address).then(
        ({ status, text }) => (status === 200 && text.length > 500 ? "" : `${address} answered ${status}`),
        (error: unknown) => `${address}: ${error instanceof Error ? error.message : error}`,
      )
      answers[reader] = (answers[reader] ?? 0) + 1
      if (outcome) failures.push(outcome)
      await sleep(PAUSE)
    }
  })
  /** Each visitor got some more answers: those of the site that is gone are served by the other. */
  const everyoneReads = async (some: number) => {
    const before = [...answers]
    await until("everyone reads", () => answers.every((count, reader) => count - (before[reader] ?? 0) >= some))
  }
  const uptimes = visitors.map((visitor) => async () => JSON.parse((await visitor.ask("/healthz")).text).process)
  /** The first one is the younger by far once it has been killed: who is served by which is seen in how long it has run. */
  const isShared = async () => {
    const seconds = await Promise.all(uptimes.map(async (read) => Number((await read()).uptimeSeconds)))
    return Math.max(...seconds) - Math.min(...seconds) > 1
  }
  try {
    await everyoneReads(5)
    topology.killFirst()
    await until("the first site is gone", () =>
      fetch(`${sites[0]}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    await everyoneReads(10)
    await topology.startFirst()
    await until("the first site serves again", isShared, 250)
  } finally {
    isOver = true
    await Promise.all(readers)
  }
  return failures
}
