/** Where the site sends those who vote. */
export const VOTER = "/implication/elections/voter"

/** The vote's own address in the seed, which nothing may say. */
export const VOTE = "https://vote.confederation.example"

/** Everything that the site says of elections to people and to machines. */
const told = ["", "implication/elections", "implication", "echeances", "recherche?q=vote"].flatMap((path) => [
  `/${path}`,
  `/${path.replace(/\?.*/, "")}/_payload.json`.replace("//", "/"),
])
const files = ["/recherche/index.json", "/calendriers/echeances.ics", "/sitemap.xml"]

/** Where `VOTER` leads, or the status of another answer; and whether caches may keep it. */
export async function askVote(site: string) {
  const answer = await fetch(site + VOTER, { redirect: "manual" })
  const location = answer.headers.get("location")
  return { to: location ?? answer.status, isKept: /s-maxage/.test(answer.headers.get("cache-control") ?? "") }
}

/** The addresses, of all those that tell of elections, whose answers hold `words`. */
export async function whoSays(words: string, site: string): Promise<string[]> {
  const answers = await Promise.all(
    [...told, ...files].map(async (path) => ({ path, text: await (await fetch(site + path)).text() })),
  )
  return answers.filter(({ text }) => text.includes(words)).map(({ path }) => path)
}
