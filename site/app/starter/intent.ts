/** Something the visitor did on a page that is still static. */
export type Sign = {
  event: "pointerover" | "pointerdown" | "focusin"
  /** What it happened on, if that could use the application. */
  target: "link" | "control" | undefined
  pointerType: string | undefined
  isFocusVisible: boolean
  /** The visitor saves data, or the connection is 2G. */
  isFrugal: boolean
}

/**
 * Whether a sign is worth downloading the application for: at once, if it lasts, or not at all.
 * A touch or a press on a link is followed by a native navigation that would abort the download; text under a
 * scrolling finger or a resting mouse says nothing.
 */
export function readIntent({
  event,
  target,
  pointerType,
  isFocusVisible,
  isFrugal,
}: Sign): "now" | "if it lasts" | "none" {
  if (!target) return "none"
  if (event === "focusin") return isFocusVisible && !(isFrugal && target === "link") ? "now" : "none"
  if (target === "link" && (event === "pointerdown" || pointerType === "touch" || isFrugal)) return "none"
  if (event === "pointerover") return isFrugal ? "none" : "if it lasts"
  return "now"
}
