import { notFound } from "#app/lib/not-found.ts"

export function loader() {
  throw notFound()
}

/** Never shown: the loader always answers "not found". */
export default function NotFoundPage() {
  return null
}
