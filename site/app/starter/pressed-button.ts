/**
 * Remembers the last button pressed that only the application can answer.
 * Submit buttons, popovers and dialogs answer by themselves: pressing them again would undo what they did.
 * @returns a function that presses the remembered button again, once
 */
export function rememberPressedButton(signal: AbortSignal): () => void {
  let pressed: HTMLButtonElement | undefined
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null
    if (button?.type === "button" && !button.matches("[popovertarget], [commandfor], [data-consent]")) pressed = button
  }
  addEventListener("click", onClick, { capture: true, signal })
  return () => {
    const button = pressed
    pressed = undefined
    if (button?.isConnected) button.click()
  }
}
