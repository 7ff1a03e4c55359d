import type { SafeHtml } from "#app/lib/safe-html.ts"

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" }

/** The words of a text without its marks; a paragraph or an item that ends without punctuation gets a period. */
export const plainText = (html: SafeHtml): string =>
  html
    .replace(/\s*<\/(?:p|li|h\d|t[dhr]|d[td]|blockquote|caption|figcaption)>/g, "\n")
    // Inside a sentence marks take no place: what follows one may be a comma.
    .replace(/<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/(?<=[\p{L}\p{N}»)%$]) *\n/gu, ".\n")
    .replace(/[ \n\r\t]+/g, " ")
    .trim()
