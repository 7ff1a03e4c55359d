const link = /\shref="(\/(?!\/)[^"#]*)/g

/** The addresses of this site that a page links to, as written, each once. */
export const findLinks = (html: string): string[] => [
  ...new Set([...html.matchAll(link)].map(([, target = ""]) => target.replaceAll("&amp;", "&"))),
]
