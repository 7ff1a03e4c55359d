/** A form to attack, with what a person would send. */
export type Target = {
  address: string
  collection: "form_submissions" | "rights_office_requests"
  values: readonly (readonly [name: string, value: string])[]
  /** The field that takes files; such a form is posted as multipart. */
  files?: string
  /** Without one of these, or with something else in them, nothing may be kept. */
  required: readonly string[]
}

/** Every form of the site that keeps what is sent to it. */
export const targets: readonly [Target, ...Target[]] = [
  {
    address: "/a-propos/demande-entrevue",
    collection: "form_submissions",
    values: [
      ["outlet", "Radio Érable"],
      ["subject", "Droits de scolarité"],
      ["details", "Un angle 🎓"],
      ["deadline", "2031-03-31"],
      ["format", "written"],
      ["name", "Dominique Zoé"],
      ["email", "dominique@media.example"],
    ],
    required: ["outlet", "subject", "deadline", "format", "name", "email"],
  },
  {
    address: "/formulaires/bde-contact",
    collection: "rights_office_requests",
    values: [
      ["topic", "evaluation"],
      ["situation", "Une note contestée"],
      ["contact_preference", "phone"],
      ["phone", "418 555-0123"],
    ],
    required: ["topic", "situation", "contact_preference", "phone"],
  },
  {
    address: "/formulaires/bde-satisfaction",
    collection: "form_submissions",
    values: [
      ["welcome", "good"],
      ["change", "Rien"],
    ],
    required: [],
  },
  {
    address: "/formulaires/pubu-postuler",
    collection: "form_submissions",
    values: [
      ["positions", "Cuisine"],
      ["availability", "monday-day"],
      ["name", "Dominique Zoé"],
      ["email", "dominique@campus.example"],
      ["form_step", "send"],
    ],
    files: "cv",
    required: ["positions", "availability", "name", "email"],
  },
]
