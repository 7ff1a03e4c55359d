const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")

const metaOf = (html: string, property: string) => {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? undefined : decode(content)
}

/** The name of the page above, unless that is home. */
function sectionOf(html: string): string | undefined {
  const list = /\{"@context":"https:\/\/schema\.org","@type":"BreadcrumbList".*?(?=<\/script>)/s.exec(html)?.[0]
  if (list === undefined) return undefined
  const names = [...list.matchAll(/"name":("(?:[^"\\]|\\.)*")/g)].map(([, name = '""']) => String(JSON.parse(name)))
  return names.length > 2 ? names.at(-2) : undefined
}

/** What a share image says, as the page itself says it. */
export type PageFacts = { title: string; kicker: string | undefined; name: string }

/** Reads a published page; undefined when it says nothing to those who share it. */
export function readPageFacts(html: string): PageFacts | undefined {
  const title = metaOf(html, "og:title")
  const name = metaOf(html, "og:site_name")
  return title === undefined || name === undefined ? undefined : { title, kicker: sectionOf(html), name }
}
