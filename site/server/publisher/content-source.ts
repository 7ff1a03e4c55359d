import type { Row } from "./may-match.ts"
import type { Census } from "./timetable.ts"
import type { Read, Relations } from "./read-identity.ts"
import type { Rendering } from "./rendering.ts"

/** One look at the content, at one moment: the same question is asked once, and every page made in it agrees. */
export type Look = {
  moment: Date
  /** Renders an address. */
  render: (address: string) => Promise<Rendering>
  /** Asks again, in this look. @throws when the backend fails */
  ask: (again: () => Promise<unknown>) => Promise<unknown>
  /** @throws when the backend fails */
  census: (collection: string) => Promise<Census>
  /** Records as they are now, by key; undefined for collections that are not looked at record by record. @throws when the backend fails */
  records: (collection: string, keys: readonly string[]) => Promise<ReadonlyMap<string, Row> | undefined>
  /** Addresses that only the content knows, linked or not. @throws when the backend fails */
  listAddresses: () => Promise<string[]>
}

/** The rows, as JSON, that a question of a page was answered with before; undefined when they are not known. */
export type RecallFor = (address: string, question: Pick<Read, "collection" | "query">) => string | undefined

/** The application as the publisher sees it. */
export type ContentSource = {
  build: string
  siteOrigin: string
  relations: Relations
  fixedAddresses: string[]
  /** The target that an address is published under, or undefined when it is none of the app's pages. */
  canonicalTarget: (address: string) => string | undefined
  look: () => Look
  /** A look in which nothing is asked: every question of a page is answered with what is known of it. */
  lookBack: (recall: RecallFor) => Pick<Look, "moment" | "render">
}
