import type { ContentField } from "./model.ts"

const plain = { required: false, unique: false, readonly: false, hidden: false, width: "half" } as const
const publication = { ...plain, tab: "Publication" } as const
const trace = { ...plain, tab: "Historique", readonly: true } as const

/** Stored value → French label, in the order of an article's life. */
export const statusChoices = {
  draft: "Brouillon",
  in_review: "En révision",
  published: "Publié",
  archived: "Archivé",
}

/** What an editor decides first: shown at the top of the form. */
export const publicationFields: Record<string, ContentField> = {
  status: {
    type: "choice",
    label: "État de publication",
    choices: statusChoices,
    default: "draft",
    ...publication,
    required: true,
  },
  publish_on: {
    type: "timestamp",
    label: "Publier à partir du",
    note: "Vide : dès que l’état est « Publié ».",
    ...publication,
  },
  publish_until: { type: "timestamp", label: "Retirer à partir du", note: "Vide : sans fin.", ...publication },
}

/** What Directus fills in by itself: shown at the bottom, closed. */
export const traceFields: Record<string, ContentField> = {
  sort: { type: "integer", label: "Ordre", ...plain, hidden: true },
  date_created: { type: "timestamp", label: "Créé le", stamp: "date-created", ...trace },
  user_created: { type: "user", label: "Créé par", stamp: "user-created", ...trace },
  date_updated: { type: "timestamp", label: "Modifié le", stamp: "date-updated", ...trace },
  user_updated: { type: "user", label: "Modifié par", stamp: "user-updated", ...trace },
}
