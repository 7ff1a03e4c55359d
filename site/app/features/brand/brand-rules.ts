const decimal = (value: number) => value.toFixed(1).replace(".", ",")

/** « 15,3:1 ». Rounded down: what falls short of a threshold must not seem to reach it. */
export const formatRatio = (ratio: number): string => `${decimal(Math.floor(ratio * 10) / 10)}:1`

/** What a contrast ratio allows, from WCAG 2.2. */
export function describeContrast(ratio: number): string {
  if (ratio >= 7) return "se lit très bien"
  if (ratio >= 4.5) return "se lit bien"
  return ratio >= 3 ? "grands titres et formes seulement" : "décor seulement, aucun texte"
}

const pixels = (rem: string | undefined) => Math.round(Number(rem) * 16)

/**
 * The size that a token of the type scale gives, in pixels: « 18 px », « 46 à 96 px ».
 * @throws Error when the style sheet has no such token, or it is not a length
 */
export function describeLength(css: string, token: string): string {
  const [, least, fixed, most] =
    new RegExp(
      `${token}:\\s*(?:(?:min\\([\\d.]+vw, )?clamp\\(([\\d.]+)rem|([\\d.]+)rem)(?:[^;]*,\\s*([\\d.]+)rem\\)+)?;`,
    ).exec(css) ?? []
  if (fixed !== undefined) return `${pixels(fixed)}\u00A0px`
  if (least === undefined || most === undefined) throw new Error(`tokens.css has no length ${token}`)
  return `${pixels(least)} à ${pixels(most)}\u00A0px`
}
