import type { MetaDescriptor } from "react-router"
import { FORM_HOLDINGS } from "#app/lib/form-holdings.ts"
import type { FormDescription } from "./form-description.ts"

type Matches = readonly [{ loaderData?: { settings: { shortName: string } } | undefined } | undefined, ...unknown[]]

/** A receipt is nobody else's business: a title, and search engines kept out. */
export function receiptMeta(matches: Matches, form: Pick<FormDescription, "name">): MetaDescriptor[] {
  const shortName = matches[0]?.loaderData?.settings.shortName
  const title = `Reçu\u00A0: ${FORM_HOLDINGS[form.name].title}`
  return [
    { title: shortName === undefined ? title : `${title} - ${shortName}` },
    { name: "robots", content: "noindex" },
  ]
}
