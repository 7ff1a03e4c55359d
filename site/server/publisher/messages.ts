import type { KnownPage } from "./make-page.ts"
import type { Notice } from "./change-set.ts"

/** What the publisher's thread starts with. */
export type PublisherSettings = {
  buildFolder: string
  pages: Map<string, KnownPage>
}

/** What the serving thread tells the publisher. */
export type ToPublisher =
  | { type: "changed"; notices: Notice[] }
  | { type: "visited"; addresses: string[] }
  | { type: "unpublished"; address: string }
  | { type: "stop" }

/** What the publisher tells the serving thread. `bytes` is a whole page file. */
export type FromPublisher =
  | { type: "page"; bytes: Uint8Array<ArrayBuffer> }
  | { type: "gone"; address: string }
  | { type: "report"; report: Record<string, string | number | boolean | null> }
