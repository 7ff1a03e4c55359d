import { type Properties, studioLanguages, translated } from "./properties.ts"
import type { Collection, Model } from "./model.ts"
import { typeset } from "./typeset.ts"

/** What Directus keeps about a collection: labels, navigation, archive, order, history, preview. */
export function collectionMeta(model: Model, collection: Collection, siteUrl?: string): Properties {
  const siblings = model.collections.filter(({ group }) => group === collection.group)
  const position = siblings.toSorted((a, b) => a.label.localeCompare(b.label, "fr")).indexOf(collection)
  return {
    icon: collection.icon,
    note: collection.note === undefined ? null : typeset(collection.note),
    hidden: collection.hidden,
    singleton: collection.singleton,
    group: collection.group,
    sort: position + 1,
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
    ...(collection.preview && siteUrl ? { preview_url: new URL("/", siteUrl).origin + collection.preview } : {}),
  }
}

export const folderMeta = (label: string, sort: number): Properties => ({
  icon: "folder",
  sort,
  collapse: "open",
  ...translated(label),
})

export const junctionMeta: Properties = { icon: "import_export", hidden: true }
