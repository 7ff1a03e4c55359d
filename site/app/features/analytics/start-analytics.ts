import type { ThirdPartyOrigin } from "#app/lib/browser-holdings.ts"

import { mayMeasure } from "./measured-pages.ts"

declare global {
  interface Window {
    /** The queue of Google's script, which takes `arguments` objects and nothing else. */
    dataLayer?: IArguments[]
    /** Google's script sends nothing while it is true. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

const ORIGIN = "https://www.googletagmanager.com" satisfies ThirdPartyOrigin

/** A page with a form to send is never measured, even one that the list has forgotten. */
const holdsForm = () => document.querySelector('form[method="post"]') !== null

const isExcluded = () => !mayMeasure(location.pathname) || holdsForm()

// eslint-disable-next-line prefer-rest-params -- Google's script recognises commands by their type
function gtag(..._command: unknown[]): void {
  ;(window.dataLayer ??= []).push(arguments)
}

/** Where the visitor comes from; a page of ours may be one that is never measured, so its path is not said. */
const referrer = () => (document.referrer.startsWith(`${location.origin}/`) ? `${location.origin}/` : document.referrer)

/**
 * Google Analytics, for the measurement id that the page holds (none: never). Nothing is loaded before it is turned on.
 * @returns turns it on or off; on again at each page shown, it counts that page. Addresses are said without their query.
 */
export function startAnalytics(): (isOn: boolean) => void {
  const id = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
  if (!id) return () => undefined
  let isLoaded = false
  let countedPath: string | undefined

  const load = () => {
    isLoaded = true
    gtag("js", new Date())
    gtag("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" })
    gtag("config", id, { send_page_view: false, allow_google_signals: false, cookie_flags: "SameSite=Lax;Secure" })
    const script = document.createElement("script")
    script.src = `${ORIGIN}/gtag/js?id=${id}`
    document.head.append(script)
  }

  // Once loaded, Google's script stays in its document: a page that is never measured gets a document of its own.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
    if (isLoaded && link?.origin === location.origin && !mayMeasure(link.pathname)) event.stopPropagation()
  }
  addEventListener("click", onClick, true)
  const onBack = () => {
    if (!isLoaded || !isExcluded()) return
    window[`ga-disable-${id}`] = true
    location.reload()
  }
  addEventListener("popstate", onBack, true)

  return (isOn) => {
    const counts = isOn && !isExcluded()
    window[`ga-disable-${id}`] = !counts
    if (!counts) countedPath = undefined
    if (!counts || countedPath === location.pathname) return
    countedPath = location.pathname
    if (!isLoaded) load()
    gtag("event", "page_view", {
      page_location: location.origin + location.pathname,
      page_title: document.title,
      page_referrer: referrer(),
    })
  }
}
