/**
 * An address that an editor wrote, when a link may lead there: this site, http(s), mailto or tel.
 * Nothing otherwise, `javascript:` and addresses that only look like ours (`//autre.example`) included.
 */
export function safeHref(written: string | null | undefined): string | undefined {
  const address = (written ?? "").replace(/[\s\p{Cc}]+/gu, "")
  return /^(?:\/(?![/\\])|#|\?|https?:\/\/[^/]|mailto:.|tel:.)/i.test(address) ? address : undefined
}
