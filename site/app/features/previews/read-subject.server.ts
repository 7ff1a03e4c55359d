import { PREVIEWED, type PreviewSubject } from "#app/cms/preview-mode.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { requireId } from "#app/lib/route-params.ts"

/** What the Studio calls the record itself, in place of a version. */
const NO_VERSION = new Set(["", "main", "published"])

/** The record that an address `…/{collection}/{id}?version=` names. @throws 404 when it is no such address */
export function readSubject(params: { collection: string; id: string }, search: URLSearchParams): PreviewSubject {
  const collection = PREVIEWED.find((name) => name === params.collection)
  const version = search.get("version") ?? ""
  if (collection === undefined || !/^[\w-]{0,64}$/.test(version)) throw notFound()
  return { collection, id: requireId(params.id), version: NO_VERSION.has(version) ? undefined : version }
}
