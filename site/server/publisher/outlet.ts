import type { PublishedPage } from "#server/published/published-page.ts"
import type { RecallFor } from "./content-source.ts"
import type { Answered } from "./kept-answers.ts"
import type { KnownPage } from "./make-page.ts"

/** Where finished pages go. */
export type Outlet = {
  publish: (page: PublishedPage) => Promise<void>
  withdraw: (address: string) => Promise<void>
  /** Keeps what a page is made of, before it is published. */
  keepAnswers: (address: string, answers: readonly Answered[]) => void
  recall: RecallFor
  /** The published page of an address, compressed as well as it can be. */
  pack: (address: string) => Promise<PublishedPage | undefined>
  /** Keeps how many records each collection is believed to have, for the next start. */
  keepCounts: (counts: Record<string, number>) => Promise<void>
}

/** What an earlier run left. */
export type Kept = { pages: Map<string, KnownPage>; counts: Record<string, number> }
