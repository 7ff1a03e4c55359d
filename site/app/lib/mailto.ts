/**
 * `mailto:` with a subject and, one a line, what the letter should say: « Média : ». Whoever clicks only completes it.
 * @param email written as it is, without display name
 */
export function mailtoHref(email: string, subject: string, lines: readonly string[] = []): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join("\r\n"))}` : ""
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${body}`
}
