import { expect, test } from "vitest"

import {
  CONSENT_DURATION,
  consentCookies,
  type ConsentPlan,
  decide,
  type Decision,
  readConsent,
  readStoredConsent,
  summarizeConsent,
  switchedOnAtFirst,
  toStoredConsent,
} from "./consent-rules.ts"

const purpose = (id: string, isPreselected = false) => ({ id, isPreselected, targetCookieIds: [] })

const plan: ConsentPlan = {
  necessary: [purpose("n")],
  optional: [purpose("ga"), purpose("video", true)],
  isModalForced: false,
  closesOnOutsideClick: false,
}
const forced = { ...plan, isModalForced: true }
const undecided = { status: "undecided", enabledIds: [] }

const read = (ncc_c: string | undefined, ncc_e?: string, given = plan, hasGpc = false) =>
  readConsent(given, { ncc_c, ncc_e }, hasGpc)

test.each<[string, ReturnType<typeof read>, ReturnType<typeof read>["status"], string[]]>([
  ["no cookie: undecided", read(undefined), "undecided", []],
  ["enabled ids without a consent: undecided", read(undefined, "n~ga"), "undecided", []],
  ["0: declined", read("0"), "declined", []],
  ["0 wins over enabled ids left behind", read("0", "n~ga"), "declined", []],
  ["today's purposes, joined: given", read("ngavideo", "n~ga"), "given", ["n", "ga"]],
  ["given without enabled ids: nothing is enabled", read("ngavideo"), "given", []],
  ["unknown, repeated and misordered ids", read("ngavideo", "video~x~n~n"), "given", ["n", "video"]],
  ["corrupted enabled ids", read("ngavideo", "%7Bn~~GA~ga "), "given", []],
  ["a purpose was added since", read("nga", "n~ga"), "undecided", []],
  ["a purpose was removed since", read("ngavideomap", "n~map"), "undecided", []],
  ["purposes were reordered since", read("nvideoga", "n~ga"), "undecided", []],
  ["corrupted consent", read('"ngavideo"', "n"), "undecided", []],
  ["an empty value", read("", "n"), "undecided", []],
  ["00 is not 0", read("00"), "undecided", []],
])("%s", (_title, consent, status, enabledIds) => {
  expect(consent).toEqual({ status, enabledIds })
})

test("ids that look like numbers with a letter are kept as text", () => {
  const numbered = { ...plan, necessary: [purpose("1e3")], optional: [purpose("0x10")] }
  expect(read("1e30x10", "1e3~0x10", numbered)).toEqual({ status: "given", enabledIds: ["1e3", "0x10"] })
})

test("cookies are found by their whole name, and their values are raw", () => {
  expect(readStoredConsent("xncc_c=bad; ncc_c=nga; ncc_e=n~ga; ncc_cc=no")).toEqual({ ncc_c: "nga", ncc_e: "n~ga" })
  expect(readStoredConsent("ncc_c=0")).toEqual({ ncc_c: "0", ncc_e: undefined })
  expect(readStoredConsent("")).toEqual({ ncc_c: undefined, ncc_e: undefined })
})

test("with Global Privacy Control, undecided has only what is necessary, and is still asked", () => {
  expect(read(undefined, undefined, plan, true)).toEqual({ status: "undecided", enabledIds: ["n"] })
  expect(read("ngavideo", "n~ga", plan, true).enabledIds).toEqual(["n", "ga"])
})

test.each<[Decision, string[], string, string | undefined, string]>([
  ["all", [], "ngavideo", "n~ga~video", "all"],
  ["necessary", ["ga"], "ngavideo", "n", "necessary"],
  ["selected", ["video", "unknown"], "ngavideo", "n~video", "partial"],
  ["selected", ["video", "ga"], "ngavideo", "n~ga~video", "all"],
  ["none", ["ga"], "0", undefined, "none"],
])("decision %s with %j on", (decision, switchedOn, ncc_c, ncc_e, summary) => {
  const consent = decide(plan, decision, switchedOn) ?? expect.unreachable()
  const stored = toStoredConsent(plan, consent)
  expect(stored).toEqual({ ncc_c, ncc_e })
  expect(summarizeConsent(plan, consent)).toBe(summary)
  expect(readConsent(plan, stored, false)).toEqual(consent)
})

test("a forced modal offers every decision but refusing everything", () => {
  expect(decide(forced, "none", [])).toBeUndefined()
  expect(decide(forced, "necessary", [])).toEqual({ status: "given", enabledIds: ["n"] })
})

test("both cookies are rewritten at every decision and expire 365 days after the click", () => {
  const click = Date.UTC(2026, 10, 20, 17)
  expect(consentCookies({ ncc_c: "nga", ncc_e: "n~ga" }, click)).toEqual([
    "ncc_c=nga; Path=/; SameSite=Strict; Secure; Expires=Sat, 20 Nov 2027 17:00:00 GMT",
    "ncc_e=n~ga; Path=/; SameSite=Strict; Secure; Expires=Sat, 20 Nov 2027 17:00:00 GMT",
  ])
  expect(CONSENT_DURATION).toBe(365 * 86_400_000)
})

test("declining everything deletes the enabled ids", () => {
  expect(consentCookies({ ncc_c: "0", ncc_e: undefined }, 0)[1]).toBe(
    "ncc_e=; Path=/; SameSite=Strict; Secure; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
  )
})

test("a preselected purpose only sets the first position of its switch", () => {
  expect(readConsent(plan, { ncc_c: undefined, ncc_e: undefined }, false)).toEqual(undecided)
  expect(switchedOnAtFirst(plan, read(undefined), false)).toEqual(["video"])
  expect(switchedOnAtFirst(plan, read(undefined), true)).toEqual([])
  expect(switchedOnAtFirst(plan, read("ngavideo", "n~ga"), false)).toEqual(["n", "ga"])
  expect(switchedOnAtFirst(plan, read("0"), false)).toEqual([])
})
