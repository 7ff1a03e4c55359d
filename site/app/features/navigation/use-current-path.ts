import { useLocation } from "react-router"
import { normalizePath } from "#app/lib/path.ts"

/** Path of the page on screen as links write it, so that `aria-current` does not depend on a trailing slash. */
export const useCurrentPath = (): string => normalizePath(useLocation().pathname)
