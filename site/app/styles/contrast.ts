/** Relative luminance of `#rrggbb`, from WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
