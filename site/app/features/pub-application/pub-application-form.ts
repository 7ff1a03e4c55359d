import { describeForm, type FormDescription } from "#app/features/forms/form-description.ts"

/** A kind of work that the pub hires for, as editors wrote it. */
export type Position = { title: string; text?: string | undefined }

const DAYS = [
  { value: "monday", label: "Lundi" },
  { value: "tuesday", label: "Mardi" },
  { value: "wednesday", label: "Mercredi" },
  { value: "thursday", label: "Jeudi" },
  { value: "friday", label: "Vendredi" },
  { value: "saturday", label: "Samedi" },
  { value: "sunday", label: "Dimanche" },
]

const SHIFTS = [
  { value: "day", label: "Jour", hint: "avant 17\u00A0h" },
  { value: "evening", label: "Soir", hint: "17\u00A0h à 22\u00A0h" },
  { value: "night", label: "Nuit", hint: "après 22\u00A0h" },
]

/** One application for all the positions that are open. A title is also what is stored: positions have no other name. */
export const pubApplicationForm = (positions: readonly Position[]): FormDescription =>
  describeForm({
    name: "pub_application",
    address: "/formulaires/pubu-postuler",
    submit: "Envoyer ma candidature",
    hasReview: true,
    fields: {
      positions: {
        kind: "choices",
        label: "Quels postes vous intéressent\u202F?",
        hint: "Autant que vous voulez.",
        options: positions.map(({ title, text }) => ({ value: title, label: title, hint: text })),
        missing: "Choisissez au moins un poste.",
      },
      availability: {
        kind: "grid",
        label: "Quand pouvez-vous travailler\u202F?",
        hint: "Cochez tout ce qui est possible d’habitude. L’horaire suit ensuite vos examens.",
        rows: DAYS,
        columns: SHIFTS,
        missing: "Cochez au moins un moment.",
      },
      starts_on: { kind: "day", label: "Libre à partir du", isComing: true },
      cv: {
        kind: "files",
        label: "Curriculum vitæ",
        hint: "Une page suffit, sans photo, ni âge, ni numéro d’assurance sociale.",
        formats: ["pdf", "docx", "odt"],
        maxFiles: 3,
        maxBytes: 5_000_000,
        missing: "Joignez votre CV.",
      },
      message: { kind: "long", label: "Quelque chose à ajouter", max: 4_000 },
      name: { kind: "text", label: "Votre nom", max: 160, autoComplete: "name", missing: "Indiquez votre nom." },
      email: {
        kind: "email",
        label: "Courriel",
        hint: "L’accusé de réception et la réponse y sont envoyés.",
        max: 254,
        autoComplete: "email",
        missing: "Indiquez votre courriel.",
      },
      phone: { kind: "phone", label: "Téléphone", max: 40, autoComplete: "tel" },
    },
    sender: { name: "name", email: "email", phone: "phone" },
    subject: "positions",
    next: [
      { title: "Un accusé de réception part à votre courriel", text: "Il rappelle votre numéro de reçu." },
      {
        title: "La gérance lit toutes les candidatures",
        text: "Après la fin de la période, dans l’ordre des besoins.",
      },
      {
        title: "Vous recevez une réponse",
        text: "Favorable ou non\u00A0: un appel pour une entrevue, ou un courriel.",
      },
    ],
  })
