import { data, redirect } from "react-router"
import { type FormName, FORM_HOLDINGS } from "#app/lib/form-holdings.ts"
import { isReceiptOf } from "./submission-identity.server.ts"

/**
 * The receipt number that an address says. It holds nothing personal, so that the page may be reloaded, printed and
 * gone back to.
 * @throws a redirect to the form when there is none
 */
export function requireReceipt(request: Request, form: FormName): string {
  const number = new URL(request.url).searchParams.get("numero") ?? ""
  if (!isReceiptOf(form, number)) throw redirect(FORM_HOLDINGS[form].address, 303)
  return number
}

/** What a receipt's loader answers: never kept by any cache. */
export const receiptData = <Content>(content: Content) => data(content, { headers: { "Cache-Control": "no-store" } })
