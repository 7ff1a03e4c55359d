import { expect, test } from "vitest"

import { GUARD_TTL, mayLoadDocument } from "./load-guard.ts"

const memory = (initial: Record<string, string> = {}): Storage => {
  const items = new Map(Object.entries(initial))
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

test("a path is loaded once, then not before ten seconds have passed", () => {
  const storage = memory()
  expect(mayLoadDocument("/a", 1_000, () => storage)).toBe(true)
  expect(mayLoadDocument("/a", 1_000 + GUARD_TTL - 1, () => storage)).toBe(false)
  expect(mayLoadDocument("/a", 1_000 + GUARD_TTL, () => storage)).toBe(true)
})

test("each path has its own record", () => {
  const storage = memory()
  expect(mayLoadDocument("/a", 0, () => storage)).toBe(true)
  expect(mayLoadDocument("/b", 1, () => storage)).toBe(true)
  expect(mayLoadDocument("/a", 2, () => storage)).toBe(false)
})

test("a clock that went back does not block a path for ever", () => {
  const storage = memory()
  expect(mayLoadDocument("/a", 5_000_000, () => storage)).toBe(true)
  expect(mayLoadDocument("/a", 1_000, () => storage)).toBe(true)
})

test("without storage nothing is loaded", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError")
  }
  expect(mayLoadDocument("/a", 0, blocked)).toBe(false)
})

test("a record that cannot be read is written anew", () => {
  const storage = memory({ "document-loads": "{" })
  expect(mayLoadDocument("/a", 0, () => storage)).toBe(true)
  expect(mayLoadDocument("/a", 1, () => storage)).toBe(false)
})
