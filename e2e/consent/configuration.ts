import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { theStack } from "../stack/running.ts"

async function ask(path: string, body?: object): Promise<unknown> {
  const send = () =>
    fetch(`${theStack().cmsUrl}/items/${path}`, {
      method: body ? "PATCH" : "GET",
      headers: { authorization: `Bearer ${theStack().adminToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })
  let answer = await send()
  // Directus answers so while a busy machine catches up.
  for (let tries = 0; answer.status === 503 && tries < 20; tries++) {
    await sleep(500)
    answer = await send()
  }
  if (!answer.ok) throw new Error(`Directus refused ${path}: ${answer.status} ${await answer.text()}`)
  return z.object({ data: z.unknown() }).parse(await answer.json()).data
}

/** Changes fields of the settings, as an administrator does. @returns what puts them back */
export async function changeSettings(fields: Record<string, unknown>): Promise<() => Promise<unknown>> {
  const before = await ask(`settings?fields=${Object.keys(fields).join(",")}`)
  await ask("settings", fields)
  return () => ask("settings", z.record(z.string(), z.unknown()).parse(before))
}

/** The optional purposes of the settings, to be changed and written back. */
export async function readOptionalPurposes() {
  const { consent_optional } = z
    .object({ consent_optional: z.array(z.record(z.string(), z.unknown())) })
    .parse(await ask("settings?fields=consent_optional"))
  return consent_optional
}

/** Changes the first block of a type on a page. @returns what puts it back */
export async function changeBlock(path: string, type: string, fields: Record<string, unknown>) {
  const filter = `filter[page][path][_eq]=${path}&filter[type][_eq]=${type}`
  const names = ["id", ...Object.keys(fields)].join(",")
  const [block] = z
    .tuple([z.looseObject({ id: z.number() })], z.unknown())
    .parse(await ask(`blocks?${filter}&fields=${names}`))
  const { id, ...before } = block
  await ask(`blocks/${id}`, fields)
  return () => ask(`blocks/${id}`, before)
}

/** A page as anybody gets it now, with its policy. */
export async function readPage(path: string) {
  const answer = await fetch(theStack().siteUrl + path)
  return {
    status: answer.status,
    html: await answer.text(),
    policy: answer.headers.get("content-security-policy") ?? "",
  }
}

/** What the site has logged since it started. */
export const readSiteLog = () => readFile(join(theStack().dataDir, "logs", "site.log"), "utf8")
