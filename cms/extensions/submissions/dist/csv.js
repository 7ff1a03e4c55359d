/** A spreadsheet takes these for the beginning of a formula, also after spaces or in their wide forms. */
const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r\n|%＝＋－＠]/u

const toText = (value) => {
  if (value === null || value === undefined) return ""
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toText).join(", ")
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

/** One cell, always between quotes; what would be a formula is made plain text by an apostrophe. */
export const cell = (value) => {
  const text = toText(value)
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

const flat = ({ content, attachments, sheet_url: _, ...rest }) => ({
  ...rest,
  ...Object.fromEntries(Object.entries(content ?? {}).map(([name, value]) => [`content.${name}`, value])),
  ...(attachments && { attachments: attachments.map(({ name }) => name) }),
})

/** Records as a table that French spreadsheets open: UTF-8 with its mark, semicolons, CRLF. Every column that any of them has. */
export const toCsv = (records) => {
  const rows = records.map(flat)
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))]
  return `\ufeff${lines.map((line) => line.join(";")).join("\r\n")}\r\n`
}
