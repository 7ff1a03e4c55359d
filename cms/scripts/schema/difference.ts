import type { DesiredRelation } from "./desired-relations.ts"
import type { DesiredCollection, DesiredField } from "./desired-state.ts"
import type { Properties } from "./properties.ts"

export type Change =
  | { kind: "create-collection"; collection: DesiredCollection }
  | { kind: "update-collection"; collection: string; meta: Properties }
  | { kind: "create-field"; field: DesiredField }
  | { kind: "update-field"; collection: string; field: string; type?: string; schema?: Properties; meta?: Properties }
  | { kind: "delete-field"; collection: string; field: string }
  | { kind: "create-relation"; relation: DesiredRelation }
  | { kind: "update-relation"; relation: DesiredRelation }
  | { kind: "none" }

/**
 * One way in which an instance differs from cms/schema.
 * - `additive`: applying `change` loses nothing
 * - `destructive`: it may lose content, or fail on the content there is; done only with --force
 * - `extra`: the instance has something that cms/schema does not name; kept, unless --force for a field
 */
export type Difference = {
  subject: string
  detail: string
  weight: "additive" | "destructive" | "extra"
  change: Change
}
