import { expect, test } from "vitest"
import { groupCommit } from "./group-commit.ts"

test("what comes together is written together", async () => {
  const sizes: number[] = []
  const write = groupCommit((group) => {
    sizes.push(group.length)
    for (const work of group) work()
  })
  const done: string[] = []
  await Promise.all(["a", "b", "c"].map((name) => write(() => void done.push(name))))
  await write(() => void done.push("d"))
  expect([sizes, done]).toEqual([
    [3, 1],
    ["a", "b", "c", "d"],
  ])
})

test("one that cannot be written does not take the others along", async () => {
  let written: string[] = []
  const write = groupCommit((group) => {
    const before = written
    try {
      for (const work of group) work()
    } catch (error) {
      written = before
      throw error
    }
  })
  const put = (name: string) =>
    write(() => {
      if (name === "too large") throw new Error("full")
      written = [...written, name]
    })
  const settled = await Promise.allSettled(["a", "too large", "b"].map(put))
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect(written).toEqual(["a", "b"])
})
