import { soundRows } from "#app/cms/sound-rows.server.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import type { BlockItem, BlockLink } from "./block.ts"

type ItemRow = { title: string; text: string | null; label: string | null; url: string | null }

/** A link that has both a label and an address one may link to; nothing otherwise. */
export function toLink(written: string | null, address: string | null): BlockLink | undefined {
  const [label, href] = [optionalText(written), safeHref(address)]
  return label && href ? { label, href } : undefined
}

/** Cards and steps. A card without a link label is itself the link, by its title. */
export const toItems = (rows: readonly ItemRow[] | null): BlockItem[] =>
  soundRows("blocks.items", rows ?? [], (row) => ({
    title: requiredText(row.title),
    text: optionalText(row.text),
    link: toLink(row.label || row.title, row.url),
  }))
