import { readPublished } from "#app/cms/client.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { sortFrench } from "#app/lib/collation.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { requireCategory } from "./equipment-rules.ts"

const readEquipment = () =>
  readPublished("equipment", {
    fields: [
      "slug",
      "name",
      "category",
      "description",
      "quantity",
      "unit",
      "price_member",
      "price_other",
      "deposit",
      "is_available",
      { image: imageFields },
    ],
  })

type Row = Awaited<ReturnType<typeof readEquipment>>[number]

export type EquipmentItem = ReturnType<typeof toEquipmentItem>

// PostgreSQL gives decimals as text.
const dollars = (amount: number | string | null) => (amount === null ? undefined : Number(amount))

/**
 * An item to borrow or to rent, in our words; amounts in dollars. Without `priceOther`, it is for members only.
 * @throws Error when it has no name, or a category that is none
 */
export const toEquipmentItem = (row: Row) => ({
  slug: row.slug,
  name: requiredText(row.name),
  category: requireCategory(row.category),
  description: row.description ? typeset(row.description) : undefined,
  quantity: row.quantity ?? undefined,
  unit: row.unit,
  priceMember: dollars(row.price_member),
  priceOther: dollars(row.price_other),
  deposit: dollars(row.deposit),
  isAvailable: row.is_available !== false,
  image: toImage(row.image),
})

/** Everything there is to borrow or to rent, in French alphabetical order. */
export const listEquipment = async (): Promise<EquipmentItem[]> =>
  sortFrench(soundRows("equipment", await readEquipment(), toEquipmentItem), ({ name }) => name)
