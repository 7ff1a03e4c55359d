import { typeset } from "#app/lib/french.ts"
import type { BlockItem, BlockLink } from "./block.ts"

type ItemRow = { title: string; text: string | null; label: string | null; url: string | null }

/** Plain text of an editor, French set; nothing when empty. */
export const text = (written: string | null): string | undefined => (written ? typeset(written) : undefined)

/** A link that has both a label and an address; nothing otherwise. */
export const toLink = (label: string | null, href: string | null): BlockLink | undefined =>
  label && href ? { label: typeset(label), href } : undefined

/** Cards and steps. A card without a link label is itself the link, by its title. */
export const toItems = (rows: readonly ItemRow[] | null): BlockItem[] =>
  (rows ?? []).map((row) => ({
    title: typeset(row.title),
    text: text(row.text),
    link: toLink(row.label || row.title, row.url),
  }))
