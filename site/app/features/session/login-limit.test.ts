import { expect, test } from "vitest"
import { countLogin } from "./login-limit.server.ts"

const attempt = async (times: number, address: string, email: string) => {
  const counts = []
  for (let count = 0; count < times; count += 1) counts.push((await countLogin(address, email)).refusedFor)
  return counts
}

test("the sixth attempt on an account waits; from elsewhere its owner still signs in", async () => {
  const open = Array.from({ length: 5 }, () => undefined)
  expect(await attempt(6, "192.0.2.1", "editor@site.example")).toEqual([...open, expect.any(Number)])
  expect(await attempt(1, "192.0.2.2", "Editor@site.example ")).toEqual([undefined])
  expect(await attempt(1, "192.0.2.1", " EDITOR@site.example")).toEqual([expect.any(Number)])
})

test("an attempt that succeeded is not counted", async () => {
  await attempt(4, "192.0.2.3", "editor@site.example")
  const fifth = await countLogin("192.0.2.3", "editor@site.example")
  if (fifth.refusedFor === undefined) await fifth.forget()
  expect(await attempt(5, "192.0.2.3", "editor@site.example")).toEqual(Array.from({ length: 5 }, () => undefined))
})

test("the addresses of one IPv6 network are one", async () => {
  await attempt(5, "2001:db8:1:2:3:4:5:6", "editor@site.example")
  expect(await attempt(1, "2001:db8:1:2::9", "editor@site.example")).toEqual([expect.any(Number)])
  expect(await attempt(1, "2001:db8:1:3::9", "editor@site.example")).toEqual([undefined])
})

test("one address cannot try the passwords of everybody", async () => {
  const counts = []
  for (let account = 0; account < 101; account += 1)
    counts.push(...(await attempt(1, "192.0.2.4", `${account}@site.example`)))
  expect(counts.slice(0, 100).every((wait) => wait === undefined)).toBe(true)
  expect(counts[100]).toEqual(expect.any(Number))
})
