import { createHmac } from "node:crypto"
import { readFile } from "node:fs/promises"
import { previewSecret, secretsFile, type Secrets } from "#scripts/secrets.ts"
import type { StackAddress } from "../stack/stack.ts"

/** A word that no published page holds. */
export const mark = `confidentiel${process.pid}`

/** Their addresses do not hold it: a page that is not found repeats the words of its address. */
const slug = `essai-${process.pid}`

const common = { status: "draft", title: `Brouillon ${mark}`, summary: `Résumé ${mark}` }

/** One draft of each collection whose records have a page, by collection, with the path of that page. */
const drafts = {
  pages: { ...common, path: `/${slug}` },
  news: {
    ...common,
    slug,
    date: "2019-02-03",
    theme: "services",
    body: `<p>Texte ${mark}</p>`,
  },
  events: { ...common, slug, type: "vie_universitaire", starts_at: "2026-12-03T12:00:00" },
  job_offers: {
    ...common,
    reference: mark,
    employment_type: "PART_TIME",
    posted_on: "2026-11-01",
    closes_on: "2026-12-20",
    duties: `<p>Tâches ${mark}</p>`,
    how_to_apply: "<p>Écrivez-nous.</p>",
  },
}

const paths = {
  pages: () => `/${slug}`,
  news: () => `/actualites/${slug}`,
  events: () => `/evenements/${slug}`,
  job_offers: (id: number) => `/a-propos/offres-emploi/${id}`,
}

export type Draft = { collection: keyof typeof drafts; id: number; path: string }

type Grant = { collection: string; id: number; version?: string; until: number }

/** Writes the drafts in Directus, each with a version of its own, which says « Version ». @returns them, and what takes them away */
export async function writeDrafts({ cmsUrl, adminToken, dataDir }: StackAddress) {
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(cmsUrl + path, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.status === 204 ? undefined : (await answer.json()).data
  }
  const write = async (collection: Draft["collection"]): Promise<Draft> => {
    const { id } = await send("POST", `/items/${collection}`, drafts[collection])
    const version = await send("POST", "/versions", { key: "draft", name: "draft", collection, item: String(id) })
    await send("POST", `/versions/${version.id}/save`, { title: `Version ${mark}` })
    return { collection, id, path: paths[collection](id) }
  }
  const secrets: Secrets = JSON.parse(await readFile(secretsFile(dataDir), "utf8"))
  const secret = previewSecret(secrets)
  return {
    pages: await write("pages"),
    news: await write("news"),
    events: await write("events"),
    job_offers: await write("job_offers"),
    send,
    /** A link as Directus signs it, or as a forger would. */
    signLink: (grant: Grant, by = secret): string => {
      const body = Buffer.from(JSON.stringify(grant)).toString("base64url")
      return `${body}.${createHmac("sha256", by).update(`preview.${body}`).digest("base64url")}`
    },
    /** What the Studio's preview pane gets from Directus. */
    askStudio: (path: string, token: string | undefined) =>
      fetch(`${cmsUrl}/preview-link/${path}`, {
        redirect: "manual",
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    async remove() {
      for (const { collection, id } of [this.pages, this.news, this.events, this.job_offers])
        await send("DELETE", `/items/${collection}/${id}`)
    },
  }
}

export type Drafts = Awaited<ReturnType<typeof writeDrafts>>
