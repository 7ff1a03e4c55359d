import { describeForm } from "#app/features/forms/form-description.ts"

/** What a newsroom needs to be answered in time. */
export const interviewRequestForm = describeForm({
  name: "interview_request",
  address: "/a-propos/demande-entrevue",
  submit: "Envoyer la demande",
  fields: {
    outlet: {
      kind: "text",
      label: "Média",
      hint: "Et l’émission ou la section, s’il y a lieu.",
      max: 160,
      autoComplete: "organization",
      missing: "Indiquez pour quel média vous travaillez.",
    },
    subject: {
      kind: "text",
      label: "Sujet",
      max: 200,
      missing: "Indiquez le sujet de l’entrevue.",
    },
    details: {
      kind: "long",
      label: "Angle et questions",
      hint: "Même provisoires\u00A0: ils aident à trouver la bonne personne.",
      max: 10_000,
    },
    deadline: {
      kind: "day",
      label: "Jour de tombée",
      isComing: true,
      missing: "Indiquez le jour de tombée.",
    },
    deadline_time: { kind: "text", label: "Heure de tombée", hint: "Par exemple 15\u00A0h\u00A030.", max: 40 },
    format: {
      kind: "choice",
      label: "Format",
      options: [
        { value: "live", label: "En direct" },
        { value: "recorded", label: "Enregistré, en personne" },
        { value: "remote", label: "Au téléphone ou en visioconférence" },
        { value: "written", label: "Réponses par écrit" },
      ],
      missing: "Choisissez un format.",
    },
    name: { kind: "text", label: "Votre nom", max: 160, autoComplete: "name", missing: "Indiquez votre nom." },
    email: {
      kind: "email",
      label: "Courriel",
      hint: "L’accusé de réception y est envoyé.",
      max: 254,
      autoComplete: "email",
      missing: "Indiquez votre courriel.",
    },
    phone: {
      kind: "phone",
      label: "Numéro direct",
      hint: "Si la tombée est proche, c’est le plus sûr.",
      max: 40,
      autoComplete: "tel",
    },
  },
  sender: { name: "name", email: "email", phone: "phone" },
  subject: "subject",
  next: [
    { title: "Un accusé de réception part à votre courriel", text: "Il rappelle votre numéro de reçu." },
    { title: "La bonne personne est cherchée", text: "La présidence ou qui connaît le dossier, selon le sujet." },
    {
      title: "On vous joint avant la tombée",
      text: "Par téléphone si vous avez laissé un numéro, sinon par courriel.",
    },
  ],
})
