const kinds = new Set(["search_without_result", "page_feedback"])
const mostSignals = 200
const mostAtOnce = 1_000
const longestSubject = 160

const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= mostAtOnce

const isSignal = ({ kind, subject, yes, no }) =>
  kinds.has(kind) &&
  typeof subject === "string" &&
  subject.trim() !== "" &&
  subject.length <= longestSubject &&
  isCount(yes) &&
  isCount(no) &&
  yes + no > 0

/**
 * Reads a posted list of signals, the same subject added up.
 * @param {unknown} body `[{ kind, subject, yes, no }]`
 * @returns {{ kind: string, subject: string, yes: number, no: number }[] | string} what is wrong, in a sentence
 */
export function readSignals(body) {
  if (!Array.isArray(body) || body.length > mostSignals) return `A list of at most ${mostSignals} signals is expected.`
  const signals = new Map()
  for (const signal of body) {
    if (typeof signal !== "object" || signal === null || !isSignal(signal))
      return "A signal has a kind, a subject of 1 to 160 characters, and whole numbers yes and no."
    const { kind, subject, yes, no } = signal
    const known = signals.get(`${kind} ${subject}`)
    signals.set(`${kind} ${subject}`, { kind, subject, yes: yes + (known?.yes ?? 0), no: no + (known?.no ?? 0) })
  }
  return [...signals.values()]
}
