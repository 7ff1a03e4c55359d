import { mayLoadDocument } from "./load-guard.ts"

/** Told to the page when an address could not be shown and loading it as a document was just tried. */
export const NAVIGATION_FAILED = "navigation-failed"

/** Nothing more happens in the application: the browser is about to leave, or the page says what went wrong. */
export const never = new Promise<never>(() => {})

/** Leaves the application for a document, also when its address is already in the address bar. */
export function leaveFor(url: URL): void {
  if (url.href === location.href) location.reload()
  else location.assign(url)
}

/** Shows an address that the application could not show: as a document, once in ten seconds, else as a message with a link. */
export function loadDocument(url: URL): void {
  if (mayLoadDocument(url.pathname, Date.now(), () => sessionStorage)) leaveFor(url)
  else dispatchEvent(new CustomEvent(NAVIGATION_FAILED, { detail: url.href }))
}
