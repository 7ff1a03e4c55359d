const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escape = (value) => String(value ?? "").replace(/[&<>"']/g, (character) => escapes[character])

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.5rem; margin: 0 } p { margin: .25rem 0 1.5rem; color: #555 }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; border-block: 1px solid #ccc; padding-block: 1rem }
  dt { color: #555; margin-top: .5rem } dd { margin: 0 } a { color: #006a8e }
  @media print { a { color: inherit } }
`

const size = (bytes) =>
  bytes >= 1_000_000 ? `${(bytes / 1e6).toFixed(1).replace(".", ",")} Mo` : `${Math.ceil(bytes / 1_000)} ko`

const instant = (value) =>
  new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeStyle: "short", timeZone: "America/Toronto" }).format(
    new Date(value),
  )

const attachmentList = (collection, { id, attachments }) =>
  attachments?.length > 0
    ? `<h2>Pièces jointes</h2><ul>${attachments
        .map(
          ({ name, size: bytes }, position) =>
            `<li><a href="/submissions/${collection}/${escape(id)}/attachments/${position}">${escape(name)}</a> (${size(bytes)})</li>`,
        )
        .join("")}</ul><p>N’ouvrez une pièce jointe que si vous l’attendiez.</p>`
    : ""

/** A record on one page that can be read whole, printed, and from which its attachments are opened. */
export const sheet = (collection, record) => {
  const people = [
    ["Nom", record.sender_name],
    ["Courriel", record.sender_email],
    ["Téléphone", record.sender_phone],
    ["Objet", record.subject],
  ].filter(([, value]) => value)
  return `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(record.receipt)}</title><style>${style}</style>
<h1>${escape(record.receipt)}</h1><p>Reçu le ${escape(instant(record.submitted_at))}</p>
<dl>${people.map(([label, value]) => `<dt>${label}</dt><dd>${escape(value)}</dd>`).join("")}</dl>
<pre>${escape(record.summary)}</pre>${attachmentList(collection, record)}</html>`
}
