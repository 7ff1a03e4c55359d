import { Badge } from "#app/ui/badge.tsx"
import { DataTable } from "#app/ui/data-table.tsx"
import { formatMoney } from "#app/lib/money.ts"
import { describePrice } from "./equipment-rules.ts"
import css from "./equipment-shelf.module.css"
import type { EquipmentItem } from "./equipment.server.ts"

function Item({ item: { name, description, isAvailable } }: { item: EquipmentItem }) {
  return (
    <>
      {name}
      {!isAvailable && (
        <>
          {" "}
          <Badge tone="past">Indisponible</Badge>
        </>
      )}
      {description && <span className={css.description}>{description}</span>}
    </>
  )
}

/** The items of a category with what they cost, members first. */
export function EquipmentShelf({ label, items }: { label: string; items: readonly EquipmentItem[] }) {
  return (
    <div className={css.shelf}>
      <DataTable
        caption={label}
        columns={[
          { key: "item", label: "Article" },
          { key: "member", label: "Membres" },
          { key: "other", label: "Autres" },
          { key: "deposit", label: "Dépôt", numeric: true },
          { key: "quantity", label: "Quantité", numeric: true },
        ]}
        rows={items.map((item) => ({
          id: item.slug,
          cells: {
            item: <Item item={item} />,
            member: <strong>{describePrice(item.priceMember, item.unit) ?? "Sur demande"}</strong>,
            other: describePrice(item.priceOther, item.unit) ?? "Réservé aux membres",
            deposit: item.deposit ? formatMoney(item.deposit) : undefined,
            quantity: item.quantity,
          },
        }))}
      />
    </div>
  )
}
