/** The forms a text answer is kept in. */
export type Encoding = "br" | "gzip" | "identity"

const remembered = new Map<string, Encoding>()
const mostRemembered = 500

const parse = (header: string): Encoding => {
  const weights = new Map(
    header.split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith("q="))
      return [name, weight ? Number(weight.slice(2)) : 1]
    }),
  )
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity"
}

/** The smallest form that a client takes, from its `Accept-Encoding`. Browsers send few different values, so answers are remembered. */
export const chooseEncoding = (header: string | string[] | undefined): Encoding => {
  const value = String(header ?? "")
  const known = remembered.get(value)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const chosen = parse(value)
  remembered.set(value, chosen)
  return chosen
}
