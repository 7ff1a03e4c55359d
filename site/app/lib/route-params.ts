import { notFound } from "./not-found.ts"

/**
 * The value of `{id}`: a positive integer.
 * @throws 404 for anything else.
 */
export function requireId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound()
  return Number(text)
}

/**
 * A record's short address: `[a-z0-9-]+`.
 * @throws 404 for anything else.
 */
export function requireSlug(text: string): string {
  if (!/^[a-z0-9-]+$/.test(text)) throw notFound()
  return text
}
