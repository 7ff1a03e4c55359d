import { notFound } from "./not-found.ts"

/**
 * The value of `?page=`: 1 when there is none.
 * @throws 404 for anything but a positive integer.
 */
export function readPageNumber(query: URLSearchParams): number {
  const written = query.get("page")
  if (written === null || written === "") return 1
  if (!/^[1-9]\d{0,4}$/.test(written)) throw notFound()
  return Number(written)
}
