import type { DocumentSummary } from "#app/features/documents/documents.server.ts"
import type { EmbedPlayer } from "#app/features/embeds/embed-player.ts"
import type { Place } from "#app/features/places/places.server.ts"
import type { InventoryRow } from "#app/features/privacy-inventory/inventory-rows.ts"
import type { Week } from "#app/features/settings/opening-week.tsx"
import type { PolicyUpdates } from "#app/features/privacy-inventory/policy-updates.ts"
import type { Image } from "#app/lib/image.ts"
import type { SafeHtml } from "#app/lib/safe-html.ts"

export type BlockLink = { href: string; label: string }
export type BlockItem = { title: string; text: string | undefined; link: BlockLink | undefined }
export type BlockPerson = { name: string; role: string; email: string | undefined; phone: string | undefined }
export type BlockContact = {
  addressLines: string[]
  mapUrl: string | undefined
  email: string | undefined
  phone: string | undefined
  fax: string | undefined
  helpEmail: string | undefined
}

type Common = { id: number; heading: string | undefined; anchor: string | undefined; body: SafeHtml | undefined }

/** A piece of a page, by type; each one holds just what its component shows. */
export type Block = Common &
  (
    | { type: "hero"; image: Image | undefined; link: BlockLink | undefined }
    | { type: "rich_text" }
    | { type: "cards"; items: BlockItem[] }
    | { type: "accordion"; questions: { question: string; answer: SafeHtml }[] }
    | { type: "steps"; items: BlockItem[] }
    | { type: "key_figures"; figures: { value: string; label: string; source: string; href: string | undefined }[] }
    | { type: "quote"; text: string; author: string | undefined; role: string | undefined; image: Image | undefined }
    | { type: "gallery"; images: Image[] }
    | { type: "call_to_action"; link: BlockLink | undefined }
    | { type: "people"; people: BlockPerson[] }
    | { type: "documents"; documents: DocumentSummary[] }
    | { type: "places"; places: Place[] }
    | { type: "contact"; name: string; contact: BlockContact }
    | { type: "hours"; week: Week }
    | { type: "embed"; href: string; provider: string; label: string; player: EmbedPlayer | undefined }
    | { type: "policy_updates"; updates: PolicyUpdates | undefined }
    | { type: "privacy_inventory"; rows: InventoryRow[] }
  )
