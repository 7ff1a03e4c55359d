import type { Block } from "./block.ts"

/** Whether a block has what its component shows: an editor may have left it half-written. Documents and places may be none. */
export function hasContent(block: Block): boolean {
  switch (block.type) {
    case "hero":
      return block.heading !== undefined
    case "rich_text":
      return block.body !== undefined
    case "cards":
    case "steps":
      return block.items.length > 0
    case "accordion":
      return block.questions.length > 0
    case "key_figures":
      return block.figures.length > 0
    case "quote":
      return block.text !== ""
    case "gallery":
      return block.images.length > 0
    case "call_to_action":
      return block.heading !== undefined || block.link !== undefined
    case "people":
      return block.people.length > 0
    case "hours":
      return block.week.rows.length > 0
    case "policy_updates":
      return block.updates !== undefined
    case "embed":
      return block.href !== ""
    case "documents":
    case "places":
    case "contact":
    case "privacy_inventory":
      return true
  }
}
