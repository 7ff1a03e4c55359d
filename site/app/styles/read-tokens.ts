export type Scheme = "light" | "dark"

const toSixDigits = (hex: string) => (hex.length === 4 ? `#${hex.slice(1).replaceAll(/./g, "$&$&")}` : hex)

/** Reads the `light-dark()` pairs of tokens.css, the one source of our colours. */
export function readTokens(css: string): { names: string[]; colour: (name: string, scheme: Scheme) => string } {
  const pairs = new Map(
    [...css.matchAll(/(--[\w-]+):\s*light-dark\((#[0-9a-f]{3,6}),\s*(#[0-9a-f]{3,6})\)/g)].map(
      ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
    ),
  )
  return {
    names: [...pairs.keys()],
    colour: (name, scheme) => {
      const pair = pairs.get(name)
      if (!pair) throw new Error(`tokens.css has no colour ${name}`)
      return toSixDigits(pair[scheme])
    },
  }
}
