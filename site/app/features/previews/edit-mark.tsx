import { useContext } from "react"
import { PreviewContext } from "./preview-context.ts"

type EditMarkProps = { collection: string; id: number; fields?: readonly string[] }

/** Says, in previews only, which record the next element shows: clicking it in the Studio edits that record. */
export function EditMark({ collection, id, fields = [] }: EditMarkProps) {
  if (useContext(PreviewContext) === undefined) return null
  const parts = [`collection:${collection}`, `item:${id}`, ...(fields.length > 0 ? [`fields:${fields.join(",")}`] : [])]
  return <template data-edit={[...parts, "mode:drawer"].join(";")} />
}
