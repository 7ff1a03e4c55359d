import { expect, test } from "vitest"
import { Looks } from "./looks.ts"

const nothing = async () => {
  throw new Error("not asked here")
}

const looking = () => {
  const clock = { now: 10_000 }
  const look = () => ({
    moment: new Date(clock.now),
    render: nothing,
    ask: nothing,
    census: nothing,
    records: nothing,
    listAddresses: nothing,
  })
  return { clock, looks: new Looks({ look }, () => clock.now) }
}

test("rounds of work within a second share a look; the next second has its own", () => {
  const { clock, looks } = looking()
  const first = looks.young()
  clock.now += 999
  expect(looks.young()).toBe(first)
  clock.now += 1
  expect(looks.young()).not.toBe(first)
})

test("after a change nobody is given what was answered before", () => {
  const { looks } = looking()
  const first = looks.young()
  looks.forget()
  expect(looks.young()).not.toBe(first)
})

test("a fresh look is nobody else's", () => {
  const { looks } = looking()
  const shared = looks.young()
  expect(looks.fresh()).not.toBe(shared)
  expect(looks.young()).toBe(shared)
})

test("a clock that was set back ends a look", () => {
  const { clock, looks } = looking()
  const first = looks.young()
  clock.now -= 5_000
  expect(looks.young()).not.toBe(first)
})
