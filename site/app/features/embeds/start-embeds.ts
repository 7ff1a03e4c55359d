/** Fills or empties the place that another site's content has in the page. */
function fill(place: HTMLElement, isShown: boolean): void {
  if (isShown === place.hasChildNodes()) return
  place.replaceChildren()
  if (!isShown) return
  const frame = document.createElement("iframe")
  frame.src = place.dataset["src"] ?? ""
  frame.title = place.dataset["title"] ?? ""
  frame.allow = "fullscreen"
  frame.referrerPolicy = "strict-origin-when-cross-origin"
  frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-popups", "allow-presentation")
  place.append(frame)
}

/**
 * Shows in pages what other sites hold: by a click on its button, for that time only, or by consent.
 * @returns what to call with the enabled ids: shows what they let, and takes away what nobody asked for
 */
export function startEmbeds(): (enabledIds: readonly string[]) => void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-embed-button]")
    const place = button && button.parentElement?.previousElementSibling
    if (!(place instanceof HTMLElement)) return
    place.dataset["asked"] = ""
    fill(place, true)
    place.querySelector("iframe")?.focus()
  })
  return (enabledIds) => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-embed]"))
      fill(place, "asked" in place.dataset || enabledIds.includes(place.dataset["embed"] ?? ""))
  }
}
