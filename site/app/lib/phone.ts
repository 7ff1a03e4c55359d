/** What comes before an extension: « , poste », « ext. », « # », « , ». */
const EXTENSION = /\s*,?\s*(?:poste|ext\.?|#|,)\s*/i

/** The area codes that cost the caller nothing; they are dialled, and therefore written, with their 1. */
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)$/

type Phone = { digits: string; extension: string | undefined }

function parsePhone(text: string): Phone | undefined {
  const [number = "", extension] = text.split(EXTENSION)
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "")
  return digits === "" ? undefined : { digits, extension: extension?.replace(/\D/g, "") || undefined }
}

/** « 418 555-0123 », « 418 555-0123, poste 4321 », « 1 866 277-3553 »; short numbers such as 911 or 811 stay as they are. */
export function formatPhone(text: string): string {
  const phone = parsePhone(text)
  if (phone === undefined) return text
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone.digits) ?? []
  const prefix = TOLL_FREE.test(area ?? "") ? "1\u00A0" : ""
  const number = area === undefined ? text.split(EXTENSION)[0] : `${prefix}${area}\u00A0${exchange}-${line}`
  return phone.extension === undefined ? `${number}` : `${number}, poste\u00A0${phone.extension}`
}

/** `tel:+14185550123`, `tel:911`; the extension is dialled after a pause. Undefined when there is no number. */
export function phoneHref(text: string): string | undefined {
  const phone = parsePhone(text)
  if (phone === undefined) return undefined
  const number = phone.digits.length === 10 ? `+1${phone.digits}` : phone.digits
  return `tel:${number}${phone.extension === undefined ? "" : `,${phone.extension}`}`
}
