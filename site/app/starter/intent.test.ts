import { expect, test } from "vitest"

import { readIntent, type Sign } from "./intent.ts"

const sign = (given: Partial<Sign>): Sign => ({
  event: "pointerover",
  target: "link",
  pointerType: "mouse",
  isFocusVisible: false,
  isFrugal: false,
  ...given,
})

test.each<[string, Partial<Sign>, ReturnType<typeof readIntent>]>([
  ["a mouse over a link, if it rests there", {}, "if it lasts"],
  ["a mouse over a control, if it rests there", { target: "control" }, "if it lasts"],
  ["a mouse over text", { target: undefined }, "none"],
  ["a press on text", { event: "pointerdown", target: undefined }, "none"],
  ["a press on a control", { event: "pointerdown", target: "control" }, "now"],
  ["a press on a link, which navigates by itself", { event: "pointerdown" }, "none"],
  ["a touch on a link", { event: "pointerdown", pointerType: "touch" }, "none"],
  ["a finger passing over a link", { pointerType: "touch" }, "none"],
  ["a touch on a control", { event: "pointerdown", target: "control", pointerType: "touch" }, "now"],
  ["a keyboard focus on a link", { event: "focusin", isFocusVisible: true }, "now"],
  ["a focus by the mouse", { event: "focusin", target: "control" }, "none"],
  ["a keyboard focus on nothing interactive", { event: "focusin", target: undefined, isFocusVisible: true }, "none"],
  ["a frugal visitor's mouse over a control", { target: "control", isFrugal: true }, "none"],
  ["a frugal visitor's mouse over a link", { isFrugal: true }, "none"],
  ["a frugal visitor's keyboard focus on a link", { event: "focusin", isFocusVisible: true, isFrugal: true }, "none"],
  ["a frugal visitor's press on a control", { event: "pointerdown", target: "control", isFrugal: true }, "now"],
  ["a frugal visitor in a field", { event: "focusin", target: "control", isFocusVisible: true, isFrugal: true }, "now"],
])("%s", (_title, given, expected) => {
  expect(readIntent(sign(given))).toBe(expected)
})
