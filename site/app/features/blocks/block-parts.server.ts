import { soundRows } from "#app/cms/sound-rows.server.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import type { BlockItem, BlockLink } from "./block.ts"

type ItemRow = { title: string; text: string | null; label: string | null; url: string | null }

/** Plain text of an editor, French set; nothing when empty. */
export const text = (written: string | null | undefined): string | undefined => (written ? typeset(written) : undefined)

/** A link that has both a label and an address one may link to; nothing otherwise. */
export function toLink(label: string | null, written: string | null): BlockLink | undefined {
  const href = safeHref(written)
  return label && href ? { label: typeset(label), href } : undefined
}

/** Cards and steps. A card without a link label is itself the link, by its title. */
export const toItems = (rows: readonly ItemRow[] | null): BlockItem[] =>
  soundRows("blocks.items", rows ?? [], (row) => ({
    title: requiredText(row.title),
    text: text(row.text),
    link: toLink(row.label || row.title, row.url),
  }))
