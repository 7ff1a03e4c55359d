import type { MetaDescriptor } from "react-router"
import { describeError } from "./describe-error.ts"

const TITLES: Record<number, string> = { 404: "Page introuvable", 503: "Page indisponible" }

/** Title and `noindex` of an error screen; nothing when there is no error. */
export function errorMeta(error: unknown, shortName: string | undefined): MetaDescriptor[] {
  if (error === undefined) return []
  const title = TITLES[describeError(error).status] ?? "Une erreur est survenue"
  return [
    { title: shortName === undefined ? title : `${title} - ${shortName}` },
    { name: "robots", content: "noindex" },
  ]
}
