import { Refusal } from "./refusal.js"

const longest = 80

/** « Été 2026 : l’œuvre » → `ete-2026-l-oeuvre`: at most 80 characters, cut between words. */
export function slugify(text) {
  const whole = text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
  if (whole.length <= longest) return whole
  const cut = whole.slice(0, longest + 1)
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : whole.slice(0, longest)
}

/** What was online is linked from elsewhere: it keeps its address. */
const isLocked = ({ status }) => status === "published" || status === "archived"

/**
 * Gives a new record the address that follows from its title, when it has none.
 * @param {{ field: string, from: string, prefix: string }} rule
 * @param {(value: string) => Promise<boolean>} isTaken
 */
export async function addAddress(payload, { field, from, prefix }, isTaken) {
  const title = payload[from]
  if (payload[field] || typeof title !== "string" || slugify(title) === "") return
  payload[field] = await free(prefix + slugify(title), isTaken)
}

/**
 * Lets the address of a draft follow its title; refuses to change that of a record which is, or was, online.
 * @param {Record<string, unknown>[]} rows the records as they are
 */
export async function followTitle(payload, rows, { field, from, prefix }, isTaken) {
  const wanted = payload[field]
  if (wanted !== undefined && rows.some((row) => isLocked(row) && row[field] !== wanted)) {
    throw new Refusal(
      "L’adresse d’un contenu publié ne change plus : des liens y mènent. Au besoin, créez une fiche à la nouvelle adresse, puis une redirection de l’ancienne.",
      field,
    )
  }
  const [row] = rows
  const title = payload[from]
  if (rows.length !== 1 || wanted !== undefined || typeof title !== "string" || isLocked(row)) return
  const made = prefix + slugify(String(row[from] ?? ""))
  const isOurs = row[field] === made || new RegExp(`^${made}-\\d+$`).test(row[field])
  const next = prefix + slugify(title)
  if (isOurs && next !== made && next !== prefix) payload[field] = await free(next, isTaken)
}

async function free(wanted, isTaken) {
  let candidate = wanted
  for (let number = 2; await isTaken(candidate); number += 1) candidate = `${wanted}-${number}`
  return candidate
}
