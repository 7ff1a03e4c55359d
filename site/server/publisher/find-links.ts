const tag = /<\w[^>]*?\shref="(\/(?!\/)[^"#]*)[^>]*>/g
const isNotFollowed = /\srel="[^"]*\bnofollow\b/

/** The addresses of this site that a page links to, as written, each once; those marked `nofollow` are made for who asks. */
export const findLinks = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(tag)].flatMap(([written, target = ""]) =>
      isNotFollowed.test(written) ? [] : target.replaceAll("&amp;", "&"),
    ),
  ),
]
