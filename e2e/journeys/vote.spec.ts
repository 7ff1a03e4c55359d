// En tant que personne qui étudie, je veux trouver où voter tant que le vote est ouvert, et seulement alors, afin de ne
// pas me rendre à un vote qui n’a pas commencé ou qui est clos.
import { expect, test } from "../stack/test.ts"

const VOTER = "/implication/elections/voter"
const VOTE = "https://vote.confederation.example"

/** Everything that the site says of elections to people and to machines. */
const told = ["", "implication/elections", "implication", "echeances", "recherche?q=vote"].flatMap((path) => [
  `/${path}`,
  `/${path.replace(/\?.*/, "")}/_payload.json`.replace("//", "/"),
])
const files = ["/recherche/index.json", "/calendriers/echeances.ics", "/sitemap.xml"]

/** Where `VOTER` leads, or the status of another answer. */
async function askVote(site: string) {
  const answer = await fetch(site + VOTER, { redirect: "manual" })
  const location = answer.headers.get("location")
  return { to: location ?? answer.status, isKept: /s-maxage/.test(answer.headers.get("cache-control") ?? "") }
}

const askAll = (site: string) =>
  Promise.all([...told, ...files].map(async (path) => ({ path, text: await (await fetch(site + path)).text() })))

const saying = (answers: readonly { path: string; text: string }[], words: string) =>
  answers.filter(({ text }) => text.includes(words)).map(({ path }) => path)

test("before the vote, its address leads to the elections page, and nothing says where it will be", async ({
  stack,
}) => {
  expect((await askVote(stack.siteUrl)).to).toBe("/implication/elections")
  const answers = await askAll(stack.siteUrl)
  expect(saying(answers, VOTE)).toEqual([])
  expect(saying(answers, "On vote en ce moment")).toEqual([])
  expect(saying(answers, "Se présenter, étape par étape")).toContain("/")
})
