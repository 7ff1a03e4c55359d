import { type RefObject, useEffect, useRef } from "react"

/**
 * Gives the focus to something that appears in answer to an attempt; not to what changes while one types.
 * @param occasions the focus is due each time one of them changes, as soon as the element is there
 */
export function useFocusWhenShown<Shown extends HTMLElement>(...occasions: unknown[]): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  const last = useRef<unknown[]>(undefined)
  const isDue = useRef(false)
  useEffect(() => {
    const isFirst = last.current === undefined
    const isNew = occasions.some((occasion, index) => occasion !== last.current?.[index])
    last.current = occasions
    // On a page that came with its errors, whoever is in a field already stays there.
    if (isNew) isDue.current = !isFirst || document.activeElement === document.body
    if (!isDue.current || !shown.current) return
    isDue.current = false
    shown.current.focus()
  })
  return shown
}
