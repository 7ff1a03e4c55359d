import type {} from "#app/lib/global-privacy-control.ts"

import {
  type Consent,
  consentCookies,
  type ConsentPlan,
  decide,
  type Decision,
  readConsent,
  readStoredConsent,
  type StoredConsent,
  summarizeConsent,
  switchedOnAtFirst,
  toStoredConsent,
} from "./consent-rules.ts"
import { keepDecisionDate, readDecisionDate } from "./decision-date.ts"
import { forgetCookies } from "./forget-cookies.ts"

const all = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)]
const find = <Found extends HTMLElement>(part: string) => document.querySelector<Found>(`#consent-${part}`)

/**
 * Shows the banner, the settings and their button as the stored decision asks, and answers them, for as long as the
 * document lives. The page holds their markup and the plan; without it there is nothing to consent to.
 * @param onChange told what is enabled at the start, at each decision, here or in another tab, and at each page shown
 */
export function startConsent(onChange: (enabledIds: readonly string[]) => void): void {
  const hasGpc = navigator.globalPrivacyControl === true
  let plan: ConsentPlan
  let consent: Consent
  let shownPath = location.pathname
  /** The decision of a browser that keeps no cookie: it holds for this document. */
  let unkept: StoredConsent | undefined

  const banner = () => find("banner")
  const dialog = () => find<HTMLDialogElement>("dialog")
  const switches = () => all<HTMLInputElement>("#consent-dialog input[value][name]")
  const switchedOn = () => switches().flatMap(({ checked, value }) => (checked ? value : []))
  const isUndecided = () => consent.status === "undecided"
  const mustDecide = () => isUndecided() && plan.isModalForced

  const look = () => {
    const written = banner()?.dataset["plan"]
    if (!written) return
    plan = JSON.parse(written)
    const stored = readStoredConsent(document.cookie)
    consent = readConsent(plan, stored.ncc_c === undefined && unkept ? unkept : stored, hasGpc)
    if (shownPath !== location.pathname) dialog()?.close()
    shownPath = location.pathname
    if (isUndecided()) keepDecisionDate(undefined)
    show()
  }

  const show = () => {
    const sheet = banner()
    if (sheet) {
      sheet.hidden = !isUndecided() || plan.isModalForced
      height.observe(sheet)
    }
    for (const control of all("[data-consent-control]")) control.hidden = isUndecided()
    if (mustDecide()) open()
    onChange(consent.enabledIds)
    const gone = [...plan.necessary, ...plan.optional].filter(({ id }) => !consent.enabledIds.includes(id))
    const targets = gone.flatMap(({ targetCookieIds }) => targetCookieIds)
    for (const deletion of forgetCookies(document.cookie, targets, location.hostname)) document.cookie = deletion
  }

  const open = () => {
    if (dialog()?.open) return
    const first = switchedOnAtFirst(plan, consent, hasGpc)
    for (const input of switches()) input.checked = first.includes(input.value)
    showUnsaved()
    showDecision()
    dialog()?.showModal()
  }

  const showUnsaved = () => {
    const unsaved = find("unsaved")
    if (unsaved)
      unsaved.hidden = switches().every(({ checked, value }) => checked === consent.enabledIds.includes(value))
  }

  const showDecision = () => {
    const record = find("decision")
    const date = find("date")
    const time = date?.querySelector("time")
    if (!record || !date || !time) return
    record.hidden = isUndecided()
    const decided = readDecisionDate()
    date.hidden = !decided
    time.dateTime = decided?.iso ?? ""
    time.textContent = decided?.label ?? ""
    const summary = summarizeConsent(plan, consent)
    for (const choice of all("[data-decision]")) choice.hidden = choice.dataset["decision"] !== summary
  }

  const settle = (decision: Decision) => {
    const decided = decide(plan, decision, switchedOn())
    if (!decided) return
    consent = decided
    const stored = toStoredConsent(plan, decided)
    const now = new Date()
    for (const cookie of consentCookies(stored, now.getTime())) document.cookie = cookie
    unkept = readStoredConsent(document.cookie).ncc_c === undefined ? stored : undefined
    keepDecisionDate(now)
    dialog()?.close()
    const loses = banner()?.contains(document.activeElement)
    show()
    if (loses) document.querySelector("main")?.focus({ preventScroll: true })
    // Cookies written by a script live seven days in Safari: the server writes the same ones.
    const body = new URLSearchParams(Object.entries(stored).filter((entry): entry is [string, string] => !!entry[1]))
    fetch("/api/consent", { method: "POST", body, keepalive: true }).catch(() => undefined)
  }

  const height = new ResizeObserver(() =>
    document.documentElement.style.setProperty("--consent-height", `${banner()?.offsetHeight ?? 0}px`),
  )

  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return
    const action = target.closest<HTMLElement>("[data-consent]")?.dataset["consent"]
    if (action === "open") open()
    else if (action === "close" || (target === dialog() && plan.closesOnOutsideClick && !mustDecide()))
      dialog()?.close()
    else if (action) settle(action as Decision)
  })
  document.addEventListener("change", ({ target }) => {
    if (switches().some((input) => input === target)) showUnsaved()
  })
  // Neither event bubbles. Browsers let a second Esc through, hence the reopening.
  document.addEventListener(
    "cancel",
    (event) => {
      if (event.target === dialog() && mustDecide()) event.preventDefault()
    },
    true,
  )
  document.addEventListener("close", ({ target }) => target === dialog() && mustDecide() && open(), true)
  for (const event of ["page-shown", "storage", "pageshow"]) addEventListener(event, look)
  document.addEventListener("visibilitychange", look)
  look()
}
