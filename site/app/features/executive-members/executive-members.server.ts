import { readPublished } from "#app/cms/client.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { parseDate } from "#app/lib/dates.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { dayOf, endOfDay, instantOf } from "#app/lib/wall-clock.ts"
import { chooseInOffice, mandatePhase, type Mandate } from "./mandate-rules.ts"

const readMembers = () =>
  readPublished("executive_members", {
    fields: [
      "id",
      "name",
      "title",
      "mandate",
      "mandate_starts_on",
      "mandate_ends_on",
      "description",
      "role",
      "phone",
      "email",
      { image: imageFields, image_thumbnail: imageFields },
    ],
    sort: ["sort", "id"],
  })

type Row = Awaited<ReturnType<typeof readMembers>>[number]

export type ExecutiveMember = Awaited<ReturnType<typeof listExecutiveMembers>>[number]

const checkedMandate = (years: string, startsOn: string, endsOn: string): Mandate & { years: string } => {
  if (parseDate(startsOn) > parseDate(endsOn)) throw new Error("A mandate ends before it starts")
  return { years, startsOn, endsOn }
}

/** A member of the executive committee in our words; `portrait` is undefined when there is no photograph. */
export const toExecutiveMember = (row: Row) => ({
  id: row.id,
  name: requiredText(row.name),
  title: requiredText(row.title),
  mandate: checkedMandate(requiredText(row.mandate), row.mandate_starts_on, row.mandate_ends_on),
  description: optionalText(row.description),
  role: optionalText(row.role),
  phone: row.phone || undefined,
  email: row.email || undefined,
  portrait: toImage(row.image_thumbnail) ?? toImage(row.image),
})

/** The next moment when somebody takes or leaves office. */
function noteNextChange(mandates: readonly Mandate[], present: Date) {
  const [next] = mandates
    .flatMap(({ startsOn, endsOn }) => [instantOf(`${startsOn}T00:00:00`), endOfDay(endsOn)])
    .filter((moment) => moment > present)
    .toSorted((left, right) => left.getTime() - right.getTime())
  if (next !== undefined) noteRightUntil(next)
}

/** Those who answer today, in the order editors gave, each with where their mandate stands. */
export async function listExecutiveMembers() {
  const present = now()
  const members = soundRows("executive_members", await readMembers(), toExecutiveMember)
  noteNextChange(
    members.map(({ mandate }) => mandate),
    present,
  )
  const today = dayOf(present)
  return chooseInOffice(members, today).map((member) => ({ ...member, phase: mandatePhase(member.mandate, today) }))
}
