const DATA = /\btype="application\/(?:ld\+)?json"/

/** What in a document would need an exception in the Content-Security-Policy: executable scripts and styles written in it. */
export const inlineCodeIn = (html: string): string[] => [
  ...[...html.matchAll(/<script\b([^>]*)>/gi)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && !DATA.test(attributes))
    .map(([tag]) => tag),
  ...[...html.matchAll(/<style\b[^>]*>|<[a-z][^>]*\sstyle=[^>]*>|<[a-z][^>]*\son[a-z]+=[^>]*>/gi)].map(([tag]) => tag),
  ...[...html.matchAll(/(?:href|src|action)="javascript:[^"]*"/gi)].map(([attribute]) => attribute),
]
