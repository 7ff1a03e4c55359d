import { existsSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { DiskReserve } from "./disk-reserve.ts"

const makeReserve = () => {
  const folder = mkdtempSync(join(tmpdir(), "reserve-"))
  const reserve = new DiskReserve(folder)
  reserve.keep()
  return { reserve, isKept: () => existsSync(join(folder, "reserve")) }
}

test("its room is given up to what the disk refuses, which begins again, and is taken again later", () => {
  const { reserve, isKept } = makeReserve()
  const seen: boolean[] = []
  reserve.lend(() => {
    seen.push(isKept())
    if (isKept()) throw Object.assign(new Error("database or disk is full"), { errcode: 13 })
  })
  expect(seen).toEqual([true, false])
  reserve.keep()
  expect(isKept()).toBe(true)
})

test("it is kept when the disk has room, and whatever else goes wrong", () => {
  const { reserve, isKept } = makeReserve()
  reserve.lend(() => {})
  const broken = () =>
    reserve.lend(() => {
      throw new Error("broken")
    })
  expect(broken).toThrow("broken")
  expect(isKept()).toBe(true)
})
