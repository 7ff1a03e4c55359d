/** « 418 555-0123, poste 12 » → `tel:+1-418-555-0123;ext=12`; short numbers such as 811 stay as they are. */
export function phoneHref(phone: string): string {
  const [number = "", extension] = phone.split(/,?\s*poste\s*/i)
  const digits = number.replaceAll(/\D/g, "")
  const local = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits
  const dial = local.length === 10 ? `+1-${local.slice(0, 3)}-${local.slice(3, 6)}-${local.slice(6)}` : local
  return `tel:${dial}${extension ? `;ext=${extension.replaceAll(/\D/g, "")}` : ""}`
}
