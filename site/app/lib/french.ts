const NBSP = "\u00A0"
const NARROW_NBSP = "\u202F"

/** Never touched: addresses, e-mails, domains, file names, and anything between backticks. */
const VERBATIM =
  /(`[^`]*`|(?:https?:\/\/|mailto:|tel:|www\.)[^\s«»<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:[\w-]+\.)+(?:example|ca|com|org|net|quebec|pdf|html|json)(?![\p{L}\d])[^\s«»<>"]*)/iu

type Rule = [pattern: RegExp, set: string | ((match: string, ...groups: (string | undefined)[]) => string)]

const setHours = (_: string, hours = "", minutes?: string) =>
  minutes === undefined ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${minutes}`

const RULES: Rule[] = [
  [/\.{3}/g, "…"],
  [/(?<=\p{L})'/gu, "’"],
  [/"([^"]*)"/g, "«$1»"],
  [/«[ \u00A0\u202F]*/g, `«${NBSP}`],
  [/[ \u00A0\u202F]*»/g, `${NBSP}»`],
  [/[ \u00A0\u202F]+:(?=\s|$)/g, `${NBSP}:`],
  [/(?<=[\p{L}\d»)]):(?=\s|$)/gu, `${NBSP}:`],
  [/[ \u00A0\u202F]+(?=[;!?])/g, NARROW_NBSP],
  [/(?<=\d)[ \u00A0\u202F]*(?=[%$€](?![\p{L}\d]))/gu, NBSP],
  [/(?<=\d) (?=\d{3}(?!\d))/g, NBSP],
  [/(?<=(?<!\p{L})(?:niveau|local)) (?=\d)/giu, NBSP],
  [/(?<![\p{L}\d])(\d{1,2})[ \u00A0\u202F]?h(?:[ \u00A0\u202F]?([0-5]\d))?(?![\p{L}\d])/gu, setHours],
]

const typesetRun = (text: string) =>
  RULES.reduce(
    (run, [pattern, set]) => (typeof set === "string" ? run.replace(pattern, set) : run.replace(pattern, set)),
    text,
  )

/**
 * Québec typography for plain text that an editor typed: no-break spaces inside « » and before « : », « % » and « $ »,
 * « ’ », « 11 h », « niveau 0 », « … ». Applying it twice changes nothing; addresses, e-mails and code are left as they are.
 */
export const typeset = (text: string): string =>
  text
    .split(VERBATIM)
    .map((run, position) => (position % 2 === 0 ? typesetRun(run) : run))
    .join("")
