const matches = (name: string, pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** The host and each of its parent domains: a cookie may have been set for any of them. */
export function domainLevels(host: string): string[] {
  const labels = host.split(".")
  return labels.map((_, level) => labels.slice(level).join("."))
}

/**
 * What to write to `document.cookie` so that the cookies matching `patterns` are gone.
 * @param cookies the text of `document.cookie`
 */
export function forgetCookies(cookies: string, patterns: readonly string[], host: string): string[] {
  const names = cookies.split("; ").map((cookie) => cookie.replace(/=.*/s, ""))
  return names
    .filter((name) => patterns.some((pattern) => matches(name, pattern)))
    .flatMap((name) =>
      ["", ...domainLevels(host).map((domain) => `; Domain=${domain}`)].map(
        (domain) => `${name}=; Path=/; Max-Age=0${domain}`,
      ),
    )
}
