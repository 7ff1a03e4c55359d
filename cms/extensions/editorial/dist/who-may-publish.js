import { Refusal } from "./refusal.js"

/** The role « Révision » of `cms/access/`: its id follows from its name, a test compares them. */
export const publishers = ["1f41edc6-7544-4d21-ab40-b074382b6628"]

const askReview =
  "Seules la révision et l’administration publient. Choisissez l’état « En révision » : la fiche paraîtra dans leur liste « À publier »."

/**
 * Whether somebody may change what the public sees.
 * @param {import("./types.js").Accountability | null} accountability null: Directus itself, or one of our scripts
 */
export const mayPublish = (accountability) =>
  accountability === null ||
  accountability === undefined ||
  accountability.admin === true ||
  [accountability.role, ...(accountability.roles ?? [])].some((role) => publishers.includes(role))

/** A program that may not publish is told so; a person in the Studio, what to do instead. */
const statusFor = (accountability) => (accountability.app ? 400 : 403)

/**
 * Refuses, to who may not publish, a change that the public would see: publishing, or touching what is published.
 * @param {import("./types.js").Accountability} accountability
 * @param {Record<string, unknown>} change
 * @param {{ status?: string }[]} rows the records as they are; none when one is created
 * @param {string} [field] the one of the form that says whether it is published
 */
export function expectNothingPublic(accountability, change, rows, field) {
  if (change.status === "published") throw new Refusal(askReview, "status", statusFor(accountability))
  if (rows.some(({ status }) => status === "published")) {
    throw new Refusal(
      "Cette fiche est en ligne : seules la révision et l’administration enregistrent ses changements. Gardez les vôtres dans la copie de travail, puis prévenez la révision.",
      field,
      statusFor(accountability),
    )
  }
}

/** Refuses, to who may not publish, to remove what is published. */
export function expectNothingPublished(accountability, rows) {
  if (rows.some(({ status }) => status === "published")) {
    throw new Refusal(
      "Cette fiche est en ligne : seules la révision et l’administration peuvent la supprimer.",
      undefined,
      statusFor(accountability),
    )
  }
}
