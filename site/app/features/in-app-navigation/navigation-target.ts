type Navigation = {
  to: string | number
  currentUrl: string
  formMethod?: string | undefined
  formData?: FormData | undefined
}

/**
 * The address that a navigation shows by reading it; undefined when it does not (back and forward, a form that
 * posts, an anchor of the same page, an address relative to a route, which only the router resolves).
 */
export function findNavigationTarget(
  { to, currentUrl, formMethod, formData }: Navigation,
  origin: string,
): URL | undefined {
  if (typeof to === "number" || isPost(formMethod) || !/^(?:\/(?!\/)|\?|#)/.test(to)) return undefined
  const current = new URL(currentUrl, origin)
  const target = new URL(to, current)
  if (formData)
    target.search = new URLSearchParams([...formData].map(([name, value]) => [name, String(value)])).toString()
  const isSamePage = target.pathname === current.pathname && target.search === current.search
  return isSamePage && target.hash ? undefined : target
}

/** Whether a form method changes something on the server. */
export const isPost = (formMethod: string | undefined): boolean =>
  formMethod !== undefined && formMethod.toUpperCase() !== "GET"
