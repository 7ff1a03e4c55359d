import { type Properties, translated } from "./properties.ts"

type Placed = { field: string; tab: string | undefined; type: string; schema: Properties | null; meta: Properties }

/**
 * Gives every field its place in the form. Fields that name a tab go into a group, which stands where the first of
 * them was declared; « Historique », filled in by Directus, comes last.
 */
export function groupFields(fields: Placed[]) {
  const groups = new Map<string, Placed[]>()
  const order: (Placed | string)[] = []
  for (const field of fields) {
    const group = field.tab === undefined ? undefined : groups.get(field.tab)
    if (field.tab === undefined) order.push(field)
    else if (group) group.push(field)
    else {
      groups.set(field.tab, [field])
      order.push(field.tab)
    }
  }
  const last = order.filter((entry) => entry === "Historique")
  const placed = [...order.filter((entry) => entry !== "Historique"), ...last]
  return placed.flatMap((entry, index) => {
    const sort = index + 2
    if (typeof entry !== "string") return [place(entry, sort, null)]
    const name = groupName(entry)
    return [
      groupField(name, entry, sort, index === 0),
      ...(groups.get(entry) ?? []).map((field, position) => place(field, position + 1, name)),
    ]
  })
}

const place = ({ field, type, schema, meta }: Placed, sort: number, group: string | null) => ({
  field,
  type,
  schema,
  meta: { ...meta, sort, group },
})

const groupField = (field: string, label: string, sort: number, isOpen: boolean) => ({
  field,
  type: "alias",
  schema: null,
  meta: {
    special: ["alias", "no-data", "group"],
    interface: "group-detail",
    options: { start: isOpen ? "open" : "closed" },
    ...translated(label),
    sort,
    group: null,
  },
})

const groupName = (label: string) =>
  `group_${label
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")}`
