import { describeForm, type FormDescription, textOf } from "#app/features/forms/form-description.ts"
import type { Day } from "#app/lib/dates.ts"
import { describeBoards } from "./notice-board-rules.ts"
import { formatWeek } from "./reservation-weeks.ts"

/** A building where boards can be asked for. */
type Building = { slug: string; name: string; count: number }

/** Where, when and how many: what is asked for is held until somebody answers. */
export function reservationForm(buildings: readonly Building[], weeks: readonly Day[]): FormDescription {
  const boardsOf = (slug: string | undefined) => buildings.find((building) => building.slug === slug)?.count ?? 0
  const most = Math.max(1, ...buildings.map(({ count }) => count))
  return describeForm({
    name: "board_reservation",
    address: "/services/babillards",
    submit: "Demander ces babillards",
    fields: {
      building: {
        kind: "choice",
        look: "list",
        label: "Pavillon",
        options: buildings.map(({ slug, name, count }) => ({
          value: slug,
          label: `${name} (${describeBoards(count)})`,
        })),
        missing: "Choisissez un pavillon.",
      },
      week_start: {
        kind: "choice",
        look: "list",
        label: "Semaine",
        hint: "Du lundi au dimanche.",
        options: weeks.map((monday) => ({ value: monday, label: formatWeek(monday) })),
        missing: "Choisissez une semaine.",
      },
      boards: {
        kind: "choice",
        look: "list",
        label: "Nombre de babillards",
        options: Array.from({ length: most }, (_, index) => ({
          value: String(index + 1),
          label: describeBoards(index + 1),
        })),
        missing: "Choisissez combien de babillards.",
      },
      association: {
        kind: "text",
        label: "Association, comité ou groupe",
        max: 160,
        autoComplete: "organization",
        missing: "Indiquez pour quel groupe vous affichez.",
      },
      purpose: {
        kind: "long",
        label: "Ce qui sera affiché",
        hint: "En une phrase, avec la date s’il y en a une.",
        max: 500,
      },
      contact_name: {
        kind: "text",
        label: "Votre nom",
        max: 120,
        autoComplete: "name",
        missing: "Indiquez votre nom.",
      },
      contact_email: {
        kind: "email",
        label: "Courriel",
        hint: "La réponse y est envoyée, avec un lien pour annuler.",
        max: 254,
        autoComplete: "email",
        missing: "Indiquez votre courriel.",
      },
      contact_phone: { kind: "phone", label: "Téléphone", max: 40, autoComplete: "tel" },
    },
    rules: [
      {
        field: "boards",
        message: "Ce pavillon a moins de babillards. Choisissez un plus petit nombre.",
        isBroken: ({ building, boards }) => {
          const [asked, slug] = [
            textOf({ boards: boards ?? "" }, "boards"),
            textOf({ building: building ?? "" }, "building"),
          ]
          return Boolean(slug) && Number(asked) > boardsOf(slug)
        },
      },
    ],
    sender: { name: "contact_name", email: "contact_email", phone: "contact_phone" },
    subject: "association",
    next: [],
    isAnswered: true,
  })
}
