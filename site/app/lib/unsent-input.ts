/**
 * Whether a form of the page holds something that was not sent yet. Only forms that post count.
 * A form that keeps such input elsewhere (restored from a draft, shown again after an error) says so with `data-unsent`.
 */
export function hasUnsentInput(page: ParentNode = document): boolean {
  return [...page.querySelectorAll<HTMLFormElement>("form[method=post i]")].some(
    (form) => form.hasAttribute("data-unsent") || [...form.elements].some(isChanged),
  )
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected) && !isFirstChoice(control)
  }
  if (!(control instanceof HTMLInputElement)) return false
  if (control.type === "checkbox" || control.type === "radio") return control.checked !== control.defaultChecked
  if (control.type === "file") return (control.files?.length ?? 0) > 0
  return control.type !== "hidden" && control.value !== control.defaultValue
}

/** A list where nothing is marked as selected starts on its first choice. */
function isFirstChoice(select: HTMLSelectElement): boolean {
  return select.selectedIndex === 0 && ![...select.options].some((option) => option.defaultSelected)
}
