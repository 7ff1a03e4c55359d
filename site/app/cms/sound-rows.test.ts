import { expect, test, vi } from "vitest"
import { requiredText } from "#app/lib/required-text.ts"
import { soundRows } from "./sound-rows.server.ts"

test("a record that cannot be shown hides itself with a line in the log, and the others stay", () => {
  const log = vi.spyOn(console, "warn").mockReturnValue()
  const rows = [
    { slug: "sans-titre", title: " " },
    { slug: "assemblee", title: "Assemblée" },
  ]
  expect(soundRows("events", rows, ({ title }) => requiredText(title))).toEqual(["Assemblée"])
  expect(log).toHaveBeenCalledExactlyOnceWith("Hidden: events sans-titre cannot be shown (Missing text)")
  log.mockRestore()
})
