import { Badge } from "./badge.tsx"

/** « NOUVEAU ! », with the narrow space that French sets before the mark. */
export function NewBadge() {
  return <Badge tone="new">{"NOUVEAU\u202f!"}</Badge>
}
