// En tant que personne qui étudie, je veux trouver où voter tant que le vote est ouvert, et seulement alors, afin de ne
// pas me rendre à un vote qui n’a pas commencé ou qui est clos.
import { expect, test } from "../stack/test.ts"
import { askVote, VOTE, whoSays } from "./voting.ts"

// The vote itself: another-day.spec.ts.

test("before the vote, its address leads to the elections page, and nothing says where it will be", async ({
  stack: { siteUrl },
}) => {
  expect((await askVote(siteUrl)).to).toBe("/implication/elections")
  expect(await whoSays(VOTE, siteUrl)).toEqual([])
  expect(await whoSays("On vote en ce moment", siteUrl)).toEqual([])
  expect(await whoSays("Se présenter, étape par étape", siteUrl)).toContain("/")
})
