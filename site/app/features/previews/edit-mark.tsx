import { useContext } from "react"
import { PreviewContext } from "./preview-context.ts"

type EditMarkProps = {
  /** The record that is previewed, unless another is named. */
  record?: { collection: string; id: number }
  /** All of the record's, unless some are named. */
  fields?: readonly string[]
}

/** Says, in previews only, what the next element shows: clicking it in the Studio edits that. */
export function EditMark({ record, fields = [] }: EditMarkProps) {
  const preview = useContext(PreviewContext)
  if (preview === undefined) return null
  const { collection, id } = record ?? preview.record
  const parts = [`collection:${collection}`, `item:${id}`, ...(fields.length > 0 ? [`fields:${fields.join(",")}`] : [])]
  return <template data-edit={[...parts, "mode:drawer"].join(";")} />
}
