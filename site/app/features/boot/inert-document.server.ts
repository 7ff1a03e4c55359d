const SCRIPT = /<script\b([^>]*)>[^]*?<\/script>/gi
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/i
const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi
const FORBIDDEN = [
  { name: "style attribute", pattern: /\sstyle=/i },
  { name: "event handler attribute", pattern: /\son[a-z]+=/i },
  { name: "style element", pattern: /^<style\b/i },
]

/**
 * What our Content-Security-Policy would block in a document: executable inline scripts, event handler
 * attributes, inline styles. One sentence per defect, none when the document is right.
 */
export function findActiveMarkup(html: string): string[] {
  const found: string[] = []
  const markup = html.replace(SCRIPT, (script: string, attributes: string) => {
    if (!/\ssrc=/i.test(attributes) && !DATA_TYPE.test(attributes)) found.push(`inline script: ${script.slice(0, 120)}`)
    return ""
  })
  for (const [tag] of markup.matchAll(TAG)) {
    const names = tag.replaceAll(/"[^"]*"/g, '""') // What an attribute says is no attribute.
    for (const { name, pattern } of FORBIDDEN) if (pattern.test(names)) found.push(`${name}: ${tag.slice(0, 120)}`)
  }
  return found
}

/** @throws Error naming the first defect: such a page must never leave, let alone be published. */
export function assertInert(html: string): string {
  const [defect] = findActiveMarkup(html)
  if (defect) throw new Error(`The page holds what its security policy forbids, ${defect}`)
  return html
}
