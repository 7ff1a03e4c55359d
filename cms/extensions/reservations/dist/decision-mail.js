const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escape = (text) => String(text).replace(/[&<>"]/g, (character) => escapes[character])

const day = (value) => {
  const [year, month, date] = String(value).slice(0, 10).split("-").map(Number)
  const words = new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeZone: "UTC" })
  const written = words.format(new Date(Date.UTC(year, month - 1, date)))
  return date === 1 ? written.replace(/^1\s/, "1er ") : written
}

const boardsOf = (count) => (count === 1 ? "1 babillard" : `${count} babillards`)

const texts = {
  accepted: {
    subject: (receipt) => `Votre réservation ${receipt} est acceptée`,
    says: "Votre réservation est acceptée : les babillards sont à vous cette semaine-là.",
  },
  refused: {
    subject: (receipt) => `Votre réservation ${receipt} est refusée`,
    says: "Nous ne pouvons pas accepter votre réservation. Les babillards ne sont plus retenus.",
  },
  cancelled: {
    subject: (receipt) => `Votre réservation ${receipt} est annulée`,
    says: "Votre réservation est annulée. Les babillards ne sont plus retenus.",
  },
}

/** The states of a reservation that its person is written to about, by this extension. */
export const decided = Object.keys(texts)

/**
 * What the person is told of a decision: text and HTML that say the same.
 * @param reservation a record, `building` with its name
 * @param cancelUrl where it can be cancelled; undefined when it cannot
 * @param pageUrl where another can be asked for
 */
export const decisionMail = (reservation, { organization, cancelUrl, pageUrl }) => {
  const { receipt, state, building, week_start, boards, association } = reservation
  const { subject, says } = texts[state]
  const answers = [
    ["Numéro", receipt],
    ["Pour", association],
    ["Pavillon", building?.name ?? "–"],
    ["Semaine du", day(week_start)],
    ["Babillards", boardsOf(boards)],
  ]
  const [label, href] =
    state === "accepted" && cancelUrl
      ? ["Annuler la réservation", cancelUrl]
      : ["Demander d’autres babillards", pageUrl]
  const closing = `${organization}\nEn répondant à ce message, vous nous écrivez.`
  const text = [
    "Bonjour,",
    says,
    answers.map(([name, value]) => `${name} : ${value}`).join("\n"),
    `${label}\n${href}`,
    `-- \n${closing}`,
  ]
  const html = [
    `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><title>${escape(subject(receipt))}</title></head>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1b1b1b;background:#fff">`,
    `<div style="max-width:600px"><p>Bonjour,</p><p>${escape(says)}</p><dl>`,
    ...answers.map(
      ([name, value]) =>
        `<dt style="color:#555;margin-top:12px">${escape(name)}</dt><dd style="margin:0">${escape(value)}</dd>`,
    ),
    `</dl><p><a href="${escape(href)}" style="color:#006a8e">${escape(label)}</a></p>`,
    `<p style="color:#555;border-top:1px solid #ccc;padding-top:12px">${escape(closing).replaceAll("\n", "<br>")}</p></div></body></html>`,
  ]
  return { subject: subject(receipt), text: text.join("\n\n"), html: html.join("\n") }
}
