import type { Group } from "./collection-format.ts"
import { duplicationFields } from "./duplication-fields.ts"
import { type Properties, studioLanguages, translated } from "./properties.ts"
import type { Collection, Model } from "./model.ts"
import { typeset } from "./typeset.ts"

/** What Directus keeps about a collection: labels, navigation, archive, order, history, preview. */
export function collectionMeta(model: Model, collection: Collection, siteUrl?: string): Properties {
  return {
    icon: collection.icon,
    note: collection.note === undefined ? null : typeset(collection.note),
    hidden: collection.hidden,
    singleton: collection.singleton,
    group: collection.group,
    sort: position(model, collection),
    display_template: collection.display ?? null,
    translations: studioLanguages.map((language) => ({
      language,
      translation: typeset(collection.label),
      singular: typeset(collection.singular),
      plural: typeset(collection.label),
    })),
    accountability: collection.accountability,
    archive_field: collection.editorial ? "status" : null,
    archive_value: collection.editorial ? "archived" : null,
    unarchive_value: collection.editorial ? "draft" : null,
    archive_app_filter: true,
    sort_field: "sort" in collection.fields ? "sort" : null,
    versioning: collection.editorial,
    item_duplication_fields: duplicationFields(model, collection),
    ...(collection.preview && siteUrl ? { preview_url: previewUrl(siteUrl, collection.name) } : {}),
  }
}

/** Where a collection stands in its folder, from 1. */
function position(model: Model, { name, group }: Collection): number {
  const order = model.groups[group]?.order ?? []
  const rank = (candidate: Collection) =>
    order.includes(candidate.name) ? order.indexOf(candidate.name) : order.length
  const siblings = model.collections.filter((candidate) => candidate.group === group)
  const sorted = siblings.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, "fr"))
  return sorted.findIndex((candidate) => candidate.name === name) + 1
}

/** On the site's own origin, which visual editing wants; the site finds the record's page. */
const previewUrl = (siteUrl: string, collection: string) =>
  `${new URL("/", siteUrl).origin}/apercu/studio/${collection}/{{id}}?version={{$version}}`

export const folderMeta = ({ label, icon }: Group, sort: number): Properties => ({
  icon,
  sort,
  collapse: "open",
  ...translated(label),
})

export const junctionMeta: Properties = { icon: "import_export", hidden: true }
