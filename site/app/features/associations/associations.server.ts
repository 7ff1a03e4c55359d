import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { sortFrench } from "#app/lib/collation.ts"
import { typeset } from "#app/lib/french.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { splitName } from "./association-name.ts"

const readAssociations = () =>
  readPublished("associations", {
    fields: ["slug", "name", "acronym", "faculty", "programs", "office", "email", "phone", "website"],
    sort: ["slug"],
  })

type Row = Awaited<ReturnType<typeof readAssociations>>[number]

export type Association = ReturnType<typeof toAssociation>

/** A member association in our words; `programs` are those it represents. */
export const toAssociation = (row: Row) => ({
  slug: row.slug,
  ...splitName(requiredText(row.name)),
  acronym: optionalText(row.acronym),
  faculty: requiredText(row.faculty),
  programs: (row.programs ?? "")
    .split("\n")
    .map((program) => typeset(program.trim()))
    .filter(Boolean),
  office: optionalText(row.office),
  email: row.email || undefined,
  phone: row.phone || undefined,
  website: safeHref(row.website),
})

/** The member associations, in the alphabetical order of what they are about. */
export const listAssociations = async (): Promise<Association[]> =>
  sortFrench(soundRows("associations", await readAssociations(), toAssociation), ({ subject }) => subject)
