/** Three presses within this time leave (ms); fewer are somebody closing a menu. */
const SOON = 1_500

/**
 * Answers the link that leaves a confidential page at once: what was typed is forgotten, nobody is asked anything, and
 * "back" does not come back here. A page that the browser kept aside is asked anew.
 */
export function watchQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-quick-exit]")
  if (!link) return
  const leave = (event: Event) => {
    event.preventDefault()
    for (const form of document.forms) form.remove()
    document.body.hidden = true
    location.replace(link.href)
  }
  let presses: number[] = []
  link.addEventListener("click", leave)
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return
    presses = [...presses, event.timeStamp].slice(-3)
    if (presses.length === 3 && event.timeStamp - (presses[0] ?? 0) < SOON) leave(event)
  })
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload()
  })
}
