import { clientState } from "./client-state.ts"
import { loadDocument } from "./load-document.ts"

/**
 * After a form was sent, the page it leads to is known too late to look for its code first. If that code is missing,
 * React Router reloads the form, as if nothing had been sent; where the browser has the Navigation API, the page
 * that was asked for is loaded instead.
 */
export function keepTarget(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const { requested } = clientState
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return
    if (!requested || requested.pathname === location.pathname) return
    event.preventDefault()
    setTimeout(() => loadDocument(requested))
  })
}
