import type { FieldMetadata } from "@conform-to/react"

/** What is wrong with a field, or with one of its values: the first thing to mend. */
export const fieldMessage = (meta: FieldMetadata): string | undefined => Object.values(meta.allErrors)[0]?.[0]
