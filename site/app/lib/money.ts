/** « 25 $ », « 0,50 $ », « 1 250 $ »: dollars, the cents only when there are some. */
export function formatMoney(dollars: number): string {
  const cents = Math.round(dollars * 100)
  const [whole = "", fraction = ""] = (cents / 100).toFixed(2).split(".")
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "\u00A0")
  return `${grouped}${fraction === "00" ? "" : `,${fraction}`}\u00A0$`
}
