import { linksIn } from "./html.js"

/** Links of a record: those of its texts, and its own link fields. */
const linksOf = ({ pieces }) =>
  pieces.flatMap(({ where, kind, value }) => {
    if (kind === "html") return linksIn(value).map(({ href }) => ({ where, href }))
    return kind === "link" ? [{ where, href: value }] : []
  })

/**
 * Links to pages that do not exist.
 * @param {ReturnType<import("./addresses.js").createAddressBook>} addresses
 * @param {{ withOthers: boolean }} options whether other sites are asked too
 */
export async function deadLinks(subject, addresses, { withOthers }) {
  const found = []
  for (const { where, href } of linksOf(subject)) {
    const isOurs = href.startsWith("/") && !href.startsWith("/media/")
    const isTheirs = withOthers && /^https?:/.test(href)
    if (isOurs ? await addresses.leadsSomewhere(href) : !isTheirs || (await addresses.answers(href))) continue
    found.push({ rule: "dead_link", severity: "high", message: `${where} : le lien « ${href} » ne mène nulle part.` })
  }
  return found
}
