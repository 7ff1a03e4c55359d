import { collectChanges } from "./collect-changes.js"
import { createDelivery } from "./deliver.js"

/**
 * Listens to every change of content and tells the sites; see README.md. Directus runs these handlers after the save is
 * committed and answered, so nothing here can slow it down.
 */
export default function notifySites({ action }, { env, logger }) {
  // Directus reads "a,b" as a list and digits as a number.
  const urls = [env["SITE_NOTIFY_URLS"] ?? []]
    .flat()
    .flatMap((text) => String(text).split(","))
    .map((url) => url.trim())
    .filter(Boolean)
  const secret = String(env["SITE_NOTIFY_SECRET"] ?? "")
  if (urls.length === 0) return
  if (secret.length < 16) {
    logger.warn("notify-sites: SITE_NOTIFY_SECRET needs at least 16 characters; the sites are not told of changes.")
    return
  }

  const deliveries = urls.map((url) => createDelivery({ url, secret, logger }))
  const note = collectChanges((changes) => deliveries.forEach((deliver) => deliver(changes)))

  for (const scope of ["items", "files"]) {
    const collectionOf = ({ collection }) => collection ?? "directus_files"
    action(`${scope}.create`, (meta, context) => note(collectionOf(meta), [meta.key], "create", context))
    action(`${scope}.update`, (meta, context) => note(collectionOf(meta), meta.keys, "update", context))
    action(`${scope}.delete`, (meta, context) => note(collectionOf(meta), meta.keys ?? meta.payload, "delete", context))
  }
  action("files.upload", (meta, context) => note("directus_files", [meta.key], "update", context))
  action("items.sort", (meta, context) => note(meta.collection, [], "sort", context))
}
