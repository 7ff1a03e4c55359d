import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { imageFields, type ImageRow, toImage } from "#app/cms/images.ts"
import type { Blocks, BlocksFiles } from "#app/cms/schema.generated.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { getEmbedPlayer } from "#app/features/embeds/embeds.server.ts"
import { getPolicyUpdates } from "#app/features/privacy-inventory/policy-updates.server.ts"
import { listInventoryRows } from "#app/features/privacy-inventory/privacy-inventory.server.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import type { Block } from "./block.ts"
import { toItems, toLink } from "./block-parts.server.ts"
import { listBlockDocuments } from "./documents-block.server.ts"
import { hasContent } from "./has-content.ts"
import { getBlockContact, getBlockHours } from "./organisation-block.server.ts"
import { listBlockPeople } from "./people-block.server.ts"
import { listBlockPlaces } from "./places-block.server.ts"

/** What to ask of a page's `blocks` so that `toBlocks` can show them. */
export const blockFields = [
  "id",
  "type",
  "heading",
  "anchor",
  "body",
  "cards",
  "questions",
  "steps",
  "figures",
  "quote_text",
  "quote_author",
  "quote_role",
  "link_label",
  "link_url",
  "people_source",
  "people_sector",
  "document_category",
  "place_kind",
  "contact",
  "embed_url",
  "embed_provider",
  { image: imageFields, images: ["sort", { directus_files_id: imageFields }] },
] as const

export type BlockRow = Pick<Blocks, Extract<(typeof blockFields)[number], keyof Blocks>> & {
  image: ImageRow | null
  images: (Pick<BlocksFiles, "sort"> & { directus_files_id: ImageRow | null })[] | null
}

async function toBlock(row: BlockRow, path: string): Promise<Block> {
  const common = {
    id: row.id,
    heading: optionalText(row.heading),
    anchor: row.anchor || undefined,
    body: row.body ? cleanHtml(row.body) : undefined,
  }
  switch (row.type) {
    case "hero":
      return { ...common, type: row.type, image: toImage(row.image), link: toLink(row.link_label, row.link_url) }
    case "rich_text":
      return { ...common, type: row.type }
    case "cards":
      return { ...common, type: row.type, items: toItems(row.cards) }
    case "steps":
      return { ...common, type: row.type, items: toItems(row.steps) }
    case "accordion": {
      const questions = soundRows("blocks.questions", row.questions ?? [], ({ question, answer }) => ({
        question: requiredText(question),
        answer: cleanHtml(answer),
      }))
      return { ...common, type: row.type, questions }
    }
    case "key_figures": {
      const figures = soundRows("blocks.figures", row.figures ?? [], ({ value, label, source, source_url, year }) => ({
        value: requiredText(value),
        label: requiredText(label),
        source: requiredText(year ? `${source}, ${year}` : source),
        href: safeHref(source_url),
      }))
      return { ...common, type: row.type, figures }
    }
    case "quote":
      return {
        ...common,
        type: row.type,
        text: optionalText(row.quote_text) ?? "",
        author: optionalText(row.quote_author),
        role: optionalText(row.quote_role),
        image: toImage(row.image),
      }
    case "gallery": {
      const files = (row.images ?? []).toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0))
      return { ...common, type: row.type, images: files.flatMap((file) => toImage(file.directus_files_id) ?? []) }
    }
    case "call_to_action":
      return { ...common, type: row.type, link: toLink(row.link_label, row.link_url) }
    case "people":
      return { ...common, type: row.type, people: await listBlockPeople(row.people_source, row.people_sector) }
    case "documents":
      return { ...common, type: row.type, documents: await listBlockDocuments(row.document_category, path) }
    case "places":
      return { ...common, type: row.type, places: await listBlockPlaces(row.place_kind) }
    case "contact":
      return { ...common, type: row.type, ...(await getBlockContact(row.contact)) }
    case "hours":
      return { ...common, type: row.type, week: await getBlockHours() }
    case "policy_updates":
      return { ...common, type: row.type, updates: await getPolicyUpdates() }
    case "privacy_inventory":
      return { ...common, type: row.type, rows: await listInventoryRows() }
    case "embed":
      return {
        ...common,
        type: row.type,
        href: safeHref(row.embed_url) ?? "",
        provider: optionalText(row.embed_provider) ?? URL.parse(row.embed_url ?? "")?.hostname ?? "ce contenu",
        label: optionalText(row.link_label) ?? "Ouvrir le contenu externe",
        player: await getEmbedPlayer(safeHref(row.embed_url) ?? ""),
      }
  }
}

/** The blocks of the page at `path`, in their order, each with the records it shows. One left unfinished is only its text. */
export async function toBlocks(rows: readonly BlockRow[] | null, path: string): Promise<Block[]> {
  const blocks = await Promise.all((rows ?? []).map((row) => toBlock(row, path)))
  return blocks.flatMap((block): Block[] => {
    if (hasContent(block)) return [block]
    const { id, heading, anchor, body } = block
    return body === undefined ? [] : [{ id, heading, anchor, body, type: "rich_text" }]
  })
}
