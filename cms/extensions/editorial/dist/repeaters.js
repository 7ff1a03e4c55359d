import { parsed } from "./field-definitions.js"
import { Refusal } from "./refusal.js"

/**
 * Holds the entries of lists of small forms to their rules, which Directus shows but does not check: a link that leads
 * somewhere, an address that is one, what is required.
 * @param {Record<string, unknown>} payload
 * @param {import("./field-definitions.js").Definition[]} definitions
 * @param {boolean} [isPart] of a larger form, which has not these fields: a block is written in that of its page
 */
export function checkRepeaters(payload, definitions, isPart = false) {
  for (const { field, label, entries } of definitions) {
    if (!entries || payload[field] === undefined || payload[field] === null) continue
    const list = parsed(payload[field])
    if (!Array.isArray(list)) continue
    list.forEach((entry, index) => {
      const wrong = findWrong(entry ?? {}, entries)
      if (wrong) throw new Refusal(`${label}, entrée ${index + 1} : ${wrong}`, isPart ? undefined : field)
    })
  }
}

function findWrong(entry, definitions) {
  for (const { field, label, required, pattern, message } of definitions) {
    const value = entry[field]
    const isEmpty = value === undefined || value === null || value === ""
    if (isEmpty && required) return `« ${label} » est vide. Remplissez-le, ou retirez l’entrée.`
    if (!isEmpty && pattern && !pattern.test(String(value))) {
      return `« ${label} » ne convient pas (« ${String(value)} »). ${message ?? ""}`.trim()
    }
  }
}
