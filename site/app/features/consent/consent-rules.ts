/** A purpose that the visitor can consent to. */
export type ConsentPurpose = {
  /** `[a-z0-9_-]+`, never only digits: `~` and `0` mean something else in the cookies. */
  id: string
  /** The first position of its switch while nothing is decided; it enables nothing. */
  isPreselected: boolean
  /** Names of the cookies to delete when it is not enabled; `_ga_*` means every name that begins so. */
  targetCookieIds: string[]
}

/** What the rules need of the configuration: an order, necessary purposes first. */
export type ConsentPlan = {
  necessary: ConsentPurpose[]
  optional: ConsentPurpose[]
  /** A decision is required before reading: no banner, no « Tout refuser ». */
  isModalForced: boolean
  closesOnOutsideClick: boolean
}

export type Consent = { status: "undecided" | "declined" | "given"; enabledIds: string[] }

/** `selected`: the necessary purposes and the switches that are on. */
export type Decision = "all" | "necessary" | "selected" | "none"

/** The raw values of the two cookies; undefined when absent. */
export type StoredConsent = { ncc_c: string | undefined; ncc_e: string | undefined }

/** How long a decision is kept, ms: 365 days. */
export const CONSENT_DURATION = 31_536_000_000

const DECLINED = "0"
const idsOf = (purposes: readonly ConsentPurpose[]) => purposes.map(({ id }) => id)
const allIds = ({ necessary, optional }: ConsentPlan) => idsOf([...necessary, ...optional])

/** The two consent cookies in the text of `document.cookie`. */
export function readStoredConsent(cookies: string): StoredConsent {
  const valueOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]
  return { ncc_c: valueOf("ncc_c"), ncc_e: valueOf("ncc_e") }
}

/**
 * The consent that a browser carries, under today's plan. A plan that has gained, lost or moved a purpose asks again.
 * @param hasGpc the browser sends the Global Privacy Control signal: until they decide, the visitor has refused
 */
export function readConsent(plan: ConsentPlan, stored: StoredConsent, hasGpc: boolean): Consent {
  if (stored.ncc_c === DECLINED) return { status: "declined", enabledIds: [] }
  const ids = allIds(plan)
  if (stored.ncc_c === ids.join("")) {
    const enabled = (stored.ncc_e ?? "").split("~")
    return { status: "given", enabledIds: ids.filter((id) => enabled.includes(id)) }
  }
  return { status: "undecided", enabledIds: hasGpc ? idsOf(plan.necessary) : [] }
}

/**
 * The consent that a decision makes.
 * @param switchedOn ids of the switches that are on; unknown ones count for nothing
 * @returns undefined for a decision that the plan does not offer
 */
export function decide(plan: ConsentPlan, decision: Decision, switchedOn: readonly string[]): Consent | undefined {
  if (decision === "none") return plan.isModalForced ? undefined : { status: "declined", enabledIds: [] }
  const chosen = plan.optional.filter(
    ({ id }) => decision === "all" || (decision === "selected" && switchedOn.includes(id)),
  )
  return { status: "given", enabledIds: idsOf([...plan.necessary, ...chosen]) }
}

/** A decided consent as the cookies store it. */
export const toStoredConsent = (plan: ConsentPlan, { status, enabledIds }: Consent): StoredConsent =>
  status === "given"
    ? { ncc_c: allIds(plan).join(""), ncc_e: enabledIds.join("~") }
    : { ncc_c: DECLINED, ncc_e: undefined }

/**
 * Both cookies as `Set-Cookie` and `document.cookie` take them, always rewritten together so that they expire together.
 * @param decidedAt ms since the epoch: the click
 */
export const consentCookies = (stored: StoredConsent, decidedAt: number): string[] =>
  Object.entries(stored).map(([name, value]) => {
    const expires = new Date(value === undefined ? 0 : decidedAt + CONSENT_DURATION).toUTCString()
    return `${name}=${value ?? ""}; Path=/; SameSite=Strict; Secure; Expires=${expires}`
  })

/** What a decided consent amounts to, to say it to the visitor. */
export function summarizeConsent({ necessary, optional }: ConsentPlan, { status, enabledIds }: Consent) {
  if (status === "declined") return "none"
  if (enabledIds.length >= necessary.length + optional.length) return "all"
  return optional.some(({ id }) => enabledIds.includes(id)) ? "partial" : "necessary"
}

/** The ids whose switches are on when the settings open. */
export function switchedOnAtFirst(plan: ConsentPlan, { status, enabledIds }: Consent, hasGpc: boolean): string[] {
  if (status !== "undecided") return enabledIds
  return hasGpc ? [] : idsOf(plan.optional.filter(({ isPreselected }) => isPreselected))
}
