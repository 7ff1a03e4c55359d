import type { StackAddress } from "#e2e/stack/stack.ts"

const BATCH = 200
const DAY = 86_400_000

const paragraph =
  "<p>La confédération publie ici un texte d’une longueur ordinaire, qui dit ce qui change, pour qui, à partir de quand, et à qui écrire pour en savoir plus.</p>"

const aNewsItem = (number: number) => ({
  status: "published",
  slug: `mesure-${number}`,
  title: `Nouvelle numéro ${number} de la mesure`,
  date: new Date(Date.UTC(2024, 0, 1) - (number % 1_500) * DAY).toISOString().slice(0, 10),
  theme: "services",
  summary: `Un résumé de la nouvelle numéro ${number}.`,
  body: `<h2>Ce qui change</h2>${paragraph.repeat(6)}<h2>Pour qui</h2>${paragraph.repeat(4)}`,
})

/** Fills the content backend with news, to measure a site that has many. */
export function manyNews({ cmsUrl, adminToken }: StackAddress) {
  let written = 0
  let version = 0
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" }
    const answer = await fetch(cmsUrl + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  }
  return {
    async fillTo(size: number) {
      while (written < size) {
        const numbers = Array.from({ length: Math.min(BATCH, size - written) }, (_, at) => written + at)
        await send("POST", "/items/news?fields=id", numbers.map(aNewsItem))
        written += numbers.length
      }
    },
    /** Changes a line that stands on every page. */
    changeEverything: () => send("PATCH", "/items/settings", { short_name: `Essai ${++version}` }),
  }
}
