import { readPublished } from "#app/cms/client.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"

const readSubsidiaries = () =>
  readPublished("subsidiaries", {
    fields: [
      "slug",
      "name",
      "activity",
      "description",
      "benefit",
      "place",
      "hours",
      "website",
      "email",
      "phone",
      "positions",
      { image: imageFields },
    ],
    sort: ["sort", "name"],
  })

type Row = Awaited<ReturnType<typeof readSubsidiaries>>[number]

export type Subsidiary = ReturnType<typeof toSubsidiary>

/** A subsidiary in our words; `hours` has one line a stretch of days. */
export const toSubsidiary = (row: Row) => ({
  slug: row.slug,
  name: requiredText(row.name),
  activity: requiredText(row.activity),
  description: requiredText(row.description),
  benefit: optionalText(row.benefit),
  place: optionalText(row.place),
  hours: optionalText(row.hours),
  website: safeHref(row.website),
  email: row.email || undefined,
  phone: row.phone || undefined,
  image: toImage(row.image),
  positions: soundRows("subsidiaries.positions", row.positions ?? [], (position) => ({
    title: requiredText(position.title),
    text: optionalText(position.text),
  })),
})

/** The subsidiaries, in the order editors gave. */
export const listSubsidiaries = async (): Promise<Subsidiary[]> =>
  soundRows("subsidiaries", await readSubsidiaries(), toSubsidiary)

/** The subsidiary of that slug, if it is published. */
export const findSubsidiary = async (slug: string): Promise<Subsidiary | undefined> =>
  (await listSubsidiaries()).find((subsidiary) => subsidiary.slug === slug)
