import { describeForm } from "#app/features/forms/form-description.ts"

/** What the rights office needs to understand and to reach somebody, and no more: no student number, no file. */
export const rightsOfficeRequestForm = describeForm({
  name: "rights_office_request",
  address: "/formulaires/bde-contact",
  submit: "Envoyer au bureau des droits",
  fields: {
    topic: {
      kind: "choice",
      label: "De quoi s’agit-il\u202F?",
      hint: "Le plus proche suffit.",
      look: "list",
      options: [
        { value: "evaluation", label: "Une note, une évaluation" },
        { value: "discipline", label: "Une plainte, une accusation ou une sanction" },
        { value: "accommodation", label: "Un accommodement" },
        { value: "harassment", label: "Du harcèlement ou de la violence" },
        { value: "supervision", label: "L’encadrement ou l’enseignement" },
        { value: "fees", label: "Des frais, une inscription" },
        { value: "other", label: "Autre chose" },
      ],
      missing: "Choisissez un sujet, même approximatif.",
    },
    situation: {
      kind: "long",
      label: "Que se passe-t-il\u202F?",
      hint: "Quelques phrases suffisent. Ne nommez pas les autres personnes\u00A0: dites plutôt «\u00A0l’enseignante\u00A0», «\u00A0un coéquipier\u00A0».",
      max: 10_000,
      missing: "Écrivez quelques mots sur la situation.",
    },
    deadline: {
      kind: "day",
      label: "Une date limite approche\u202F?",
      hint: "Par exemple celle d’une révision de note ou d’une convocation.",
    },
    contact_preference: {
      kind: "choice",
      label: "Comment vous joindre\u202F?",
      options: [
        { value: "email", label: "Par courriel" },
        { value: "phone", label: "Au téléphone", hint: "Nous ne laissons aucun détail dans une boîte vocale." },
      ],
      missing: "Choisissez comment vous joindre.",
    },
    email: {
      kind: "email",
      label: "Courriel",
      isConditional: true,
      hint: "Une adresse que personne d’autre ne lit. Un accusé de réception y part, sans rien de votre message.",
      max: 254,
      autoComplete: "email",
    },
    phone: { kind: "phone", label: "Téléphone", isConditional: true, max: 40, autoComplete: "tel" },
    best_time: {
      kind: "text",
      label: "Quand vous appeler",
      hint: "Par exemple le midi, ou le mardi après 15\u00A0h.",
      max: 120,
    },
    name: { kind: "text", label: "Comment vous appeler", hint: "Un prénom suffit.", max: 160, autoComplete: "name" },
  },
  rules: [
    {
      field: "email",
      message: "Indiquez le courriel où vous joindre.",
      isBroken: ({ contact_preference, email }) => contact_preference === "email" && email === undefined,
    },
    {
      field: "phone",
      message: "Indiquez le numéro où vous joindre.",
      isBroken: ({ contact_preference, phone }) => contact_preference === "phone" && phone === undefined,
    },
  ],
  sender: { name: "name", email: "email", phone: "phone" },
  next: [
    {
      title: "Gardez ce numéro",
      text: "Il suffit pour reparler de votre demande. Aucun courriel ne contient ce que vous avez écrit.",
    },
    {
      title: "Une personne du bureau vous lit",
      text: "Pendant les jours ouvrables. Si un délai presse, appelez plutôt.",
    },
    {
      title: "Elle vous joint comme vous l’avez demandé",
      text: "Rien n’est entrepris en votre nom sans votre accord.",
    },
  ],
})
