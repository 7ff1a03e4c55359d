const tag = /<\w[^>]*?\shref="(\/(?!\/)[^"#]*)[^>]*>/g
const isNotFollowed = /\srel="[^"]*\bnofollow\b/

/**
 * The addresses of this site that a page links to, as written, each once; those marked `nofollow` are made for who asks.
 * They are copies: a part of a text keeps the whole text in memory for as long as it is kept itself.
 */
export const findLinks = (html: string): string[] => {
  const targets = [...html.matchAll(tag)].flatMap(([written, target = ""]) =>
    isNotFollowed.test(written) ? [] : target.replaceAll("&amp;", "&"),
  )
  return structuredClone([...new Set(targets)])
}
