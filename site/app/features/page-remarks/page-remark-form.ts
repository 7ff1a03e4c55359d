import { describeForm } from "#app/features/forms/form-description.ts"

/** What somebody has to say of a page of this site. */
export const pageRemarkForm = describeForm({
  name: "feedback",
  address: "/retroaction",
  submit: "Envoyer la remarque",
  fields: {
    page: {
      kind: "text",
      label: "Page",
      hint: "Son titre ou son adresse.",
      max: 200,
      missing: "Indiquez de quelle page il s’agit.",
    },
    remark: {
      kind: "long",
      label: "Votre remarque",
      hint: "Ce que vous cherchiez, ce qui manque, ce qui n’est pas clair ou plus exact.",
      max: 4_000,
      missing: "Écrivez votre remarque.",
    },
    email: {
      kind: "email",
      label: "Courriel",
      hint: "Seulement si vous voulez une réponse.",
      max: 254,
      autoComplete: "email",
    },
  },
  sender: { email: "email" },
  subject: "page",
  next: [
    { title: "Les communications lisent votre remarque", text: "Avec celles des autres sur la même page." },
    { title: "La page est corrigée s’il y a lieu", text: "Si vous avez laissé un courriel, on vous le dit." },
  ],
})
