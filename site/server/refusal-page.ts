const messages = {
  400: ["Adresse illisible", "L’adresse demandée contient des caractères que le site ne peut pas lire."],
  403: [
    "Envoi refusé",
    "Cet envoi ne vient pas d’une page de ce site. Rien n’a été conservé. Revenez en arrière, copiez votre texte, puis ouvrez le formulaire dans un nouvel onglet.",
  ],
  404: ["Page introuvable", "Il n’y a rien à cette adresse."],
  405: ["Méthode refusée", "Cette adresse ne se consulte pas de cette façon."],
  408: ["Demande trop lente", "La demande n’est pas arrivée au complet à temps. Essayez de nouveau."],
  413: ["Envoi trop volumineux", "Ce que vous envoyez dépasse la taille permise. Rien n’a été conservé."],
  414: ["Adresse trop longue", "L’adresse demandée est trop longue."],
  431: [
    "En-têtes trop volumineux",
    "Votre navigateur envoie trop d’information. Effacez les témoins de ce site, puis essayez de nouveau.",
  ],
  500: ["Une erreur est survenue", "Le site n’a pas pu préparer cette page. Essayez de nouveau dans un instant."],
  503: [
    "Service momentanément indisponible",
    "Cette page n’est pas disponible pour l’instant. Essayez de nouveau dans un instant.",
  ],
} as const

export type RefusalStatus = keyof typeof messages

/** A whole French page for what is refused before React Router sees it. No style: nothing in it may depend on the build. */
export const refusalPage = (status: RefusalStatus): Buffer => {
  const [title, text] = messages[status]
  return Buffer.from(
    `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="robots" content="noindex"><title>${title}</title></head>` +
      `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Retour à l’accueil</a></p></main></body></html>`,
  )
}
