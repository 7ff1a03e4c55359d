/** `/services/bde/` → `/services/bde`: addresses have no trailing slash, and slashes are single. */
export const normalizePath = (path: string): string => path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "")

/** `/services/bde` → `services`; the home page has none. */
export const sectionOf = (path: string): string | undefined => normalizePath(path).split("/")[1] || undefined
