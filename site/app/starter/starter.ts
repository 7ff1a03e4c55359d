import type { BootRecord } from "#app/features/boot/boot-record.ts"
import { startConsent } from "#app/features/consent/start-consent.ts"
import { startOpenNow } from "#app/features/settings/start-open-now.ts"
import type {} from "#app/lib/connection.ts"

import { startEffects } from "./effects.ts"
import { loadApplication } from "./load-application.ts"
import { rememberPressedButton } from "./pressed-button.ts"
import { watchIntent } from "./watch-intent.ts"
import { watchQuickExit } from "./watch-quick-exit.ts"

// All the JavaScript that a reader downloads. What it shares with the application is types only: a shared value would be
// split into one more file to wait for.

const boot = document.querySelector<HTMLElement>("script#boot")
const readBoot = (written: HTMLElement): BootRecord => JSON.parse(written.textContent)
const { connection } = navigator
const isFrugal = Boolean(connection?.saveData || connection?.effectiveType?.endsWith("2g"))

startOpenNow()
startConsent(startEffects())
watchQuickExit()

if (boot) {
  // Readers have no session, and download nothing for one.
  if (/(?:^|; )directus_token_expired_at=/.test(document.cookie)) {
    const { keepSession } = readBoot(boot)
    if (keepSession) void import(/* @vite-ignore */ keepSession)
  }

  const hydrated = new AbortController()
  const pressAgain = rememberPressedButton(hydrated.signal)
  let isLoading = false

  const load = async () => {
    if (isLoading) return
    isLoading = true
    try {
      await loadApplication(readBoot(boot))
    } catch (error) {
      isLoading = false // The next sign of intent tries again.
      console.warn("The application cannot be loaded", error)
    }
  }

  watchIntent(load, isFrugal, hydrated.signal)
  addEventListener(
    "hydrated",
    () => {
      hydrated.abort()
      pressAgain()
    },
    { once: true },
  )

  if (boot.hasAttribute("data-interactive") && !isFrugal) {
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void load())
    if (document.readyState === "complete") whenIdle()
    else addEventListener("load", whenIdle, { once: true })
  }
}
