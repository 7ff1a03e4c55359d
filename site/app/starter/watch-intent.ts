import { readIntent, type Sign } from "./intent.ts"

/** How long a pointer rests on something before it means it, in ms. */
const DWELL = 65

// Buttons that open a popover or command a dialog work without the application.
const CONTROLS = "button:not([popovertarget], [commandfor]), input, select, textarea"

/** Calls `onIntent` at each real sign that the visitor is about to act, until `signal` is aborted. */
export function watchIntent(onIntent: () => void, isFrugal: boolean, signal: AbortSignal): void {
  let dwell: ReturnType<typeof setTimeout> | undefined
  const onSign = (event: Event) => {
    clearTimeout(dwell)
    const sign = describe(event, isFrugal)
    const intent = sign && readIntent(sign)
    if (intent === "now") onIntent()
    if (intent === "if it lasts") dwell = setTimeout(onIntent, DWELL)
  }
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    addEventListener(type, onSign, { capture: true, passive: true, signal })
  }
  signal.addEventListener("abort", () => clearTimeout(dwell))
}

function describe(event: Event, isFrugal: boolean): Sign | undefined {
  // What the starter answers by itself needs no application.
  if (!(event.target instanceof Element) || event.target.closest("[data-starter]")) return undefined
  const element = event.target.closest(`a[href], ${CONTROLS}`)
  return {
    event: event.type as Sign["event"],
    target: element instanceof HTMLAnchorElement ? linkTarget(element) : element ? "control" : undefined,
    pointerType: event instanceof PointerEvent ? event.pointerType : undefined,
    isFocusVisible: event.target.matches(":focus-visible"),
    isFrugal,
  }
}

/** A link to elsewhere (mail, another site, a new tab) is no business of the application. */
function linkTarget(link: HTMLAnchorElement): "link" | undefined {
  return link.origin === location.origin && !link.target && !link.hasAttribute("download") ? "link" : undefined
}
