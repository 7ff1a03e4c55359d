const patience = 30_000

/**
 * A field as the Studio knows it.
 * @typedef {{ field: string, type: "html" | "text" | "link" | "image" | "repeater" | "slug" | "other", label: string,
 *   from?: string, required: boolean, pattern?: RegExp, message?: string, choices?: Record<string, string>,
 *   entries?: Definition[] }} Definition
 */

/**
 * The fields of every collection, read from what Directus keeps of them; read again at most every 30 s.
 *
 * Whoever asks lends a connection. SQLite has a single one: inside the transaction of a save, any other would wait for
 * the end of that save, which would wait for us.
 */
export function createDefinitions() {
  /** @type {Map<string, Definition[]>} */
  let known = new Map()
  let readAt = 0

  return {
    /**
     * @param {string} collection
     * @param {import("./types.js").Database} database
     * @returns {Promise<Definition[]>}
     */
    of: async (collection, database) => {
      if (Date.now() - readAt > patience) {
        const rows = await database("directus_fields").select("*")
        const byCollection = Map.groupBy(rows, (row) => row.collection)
        known = new Map([...byCollection].map(([name, fields]) => [name, fields.map(toDefinition)]))
        readAt = Date.now()
      }
      return known.get(collection) ?? []
    },
  }
}

/** @returns {Definition} */
function toDefinition(row) {
  const options = parsed(row.options) ?? {}
  const validation = parsed(row.validation)
  const pattern = validation && patternIn(validation)
  return {
    field: row.field,
    type: typeOf(row.interface, options),
    label: labelOf(row.translations, row.field),
    required: Boolean(row.required),
    ...(options.slug && options.from ? { from: options.from } : {}),
    ...(pattern ? { pattern: new RegExp(pattern), message: row.validation_message } : {}),
    ...(options.choices
      ? { choices: Object.fromEntries(options.choices.map(({ value, text }) => [value, text])) }
      : {}),
    ...(row.interface === "list"
      ? {
          entries: (options.fields ?? []).map(({ field, meta }) =>
            toDefinition({ ...meta, field, translations: meta?.translations }),
          ),
        }
      : {}),
  }
}

function typeOf(name, options) {
  if (name === "input-rich-text-html") return "html"
  if (name === "input-multiline") return "text"
  if (name === "file-image") return "image"
  if (name === "list") return "repeater"
  if (name !== "input") return "other"
  if (options.slug) return "slug"
  return ["link", "signpost"].includes(options.iconLeft) ? "link" : "text"
}

function labelOf(translations, field) {
  const list = parsed(translations) ?? []
  return list.find(({ language }) => language === "fr-CA")?.translation ?? field
}

/** The pattern of a rule « empty, or like this ». */
function patternIn(rule) {
  if (typeof rule !== "object" || rule === null) return undefined
  if (typeof rule._regex === "string") return rule._regex
  return Object.values(rule)
    .map(patternIn)
    .find((pattern) => pattern !== undefined)
}

/** JSON is text on SQLite and a value on PostgreSQL. */
export const parsed = (value) => (typeof value === "string" ? JSON.parse(value) : value)
