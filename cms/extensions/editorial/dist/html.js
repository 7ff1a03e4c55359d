const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" }

/** Of Unicode. */
const LAST_CHARACTER = 0x10ffff

const decoded = (text) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole
  })

/** The text that a reader sees, on one line. */
export const plain = (html) =>
  decoded(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim()

/** @returns {{ href: string, label: string }[]} */
export const linksIn = (html) =>
  [...html.matchAll(/<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi)].map(([, , href, label]) => ({
    href: decoded(href),
    label: plain(label),
  }))

/** @returns {{ level: number, label: string }[]} */
export const headingsIn = (html) =>
  [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi)].map(([, level, label]) => ({
    level: Number(level),
    label: plain(label),
  }))

/** The alternative texts of the pictures of a text, undefined where there is none. */
export const altsIn = (html) =>
  [...html.matchAll(/<img\b([^>]*)>/gi)].map(([, attributes]) => /\balt=(["'])(.*?)\1/i.exec(attributes)?.[2])
