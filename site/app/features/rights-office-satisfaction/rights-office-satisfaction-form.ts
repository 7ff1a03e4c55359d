import { describeForm } from "#app/features/forms/form-description.ts"

/** Four questions that nobody has to answer, and none that says who answers. */
export const rightsOfficeSatisfactionForm = describeForm({
  name: "rights_office_satisfaction",
  address: "/formulaires/bde-satisfaction",
  submit: "Envoyer mon avis",
  fields: {
    welcome: {
      kind: "choice",
      label: "Comment était l’accueil\u202F?",
      options: [
        { value: "very_good", label: "Très bon" },
        { value: "good", label: "Bon" },
        { value: "mixed", label: "Inégal" },
        { value: "poor", label: "Mauvais" },
      ],
    },
    clarity: {
      kind: "choice",
      label: "L’information était-elle claire\u202F?",
      options: [
        { value: "yes", label: "Oui" },
        { value: "partly", label: "En partie" },
        { value: "no", label: "Non" },
      ],
    },
    outcome: {
      kind: "choice",
      label: "Savez-vous mieux quoi faire\u202F?",
      options: [
        { value: "yes", label: "Oui" },
        { value: "partly", label: "Un peu" },
        { value: "no", label: "Non" },
      ],
    },
    change: {
      kind: "long",
      label: "Que faudrait-il changer, ou garder\u202F?",
      hint: "Rien qui permette de vous reconnaître, vous ou une autre personne.",
      max: 4_000,
    },
  },
  rules: [
    {
      field: "welcome",
      message: "Répondez à au moins une question, celle de votre choix.",
      isBroken: (answers) => Object.values(answers).every((answer) => answer === undefined),
    },
  ],
  next: [
    { title: "Votre avis rejoint les autres", text: "La coordination du bureau les lit ensemble." },
    {
      title: "Personne ne vous écrira",
      text: "Nous ne savons pas qui vous êtes. Le numéro ne sert qu’à confirmer l’envoi.",
    },
  ],
})
