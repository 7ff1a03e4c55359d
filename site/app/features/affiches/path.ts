/** Corners clockwise from the top left. */
export type Corner = 0 | 1 | 2 | 3

const round = (value: number) => Math.round(value * 100) / 100
const join = (parts: TemplateStringsArray, ...values: number[]) => String.raw(parts, ...values.map(round))

export const rectangle = (x: number, y: number, width: number, height: number) =>
  join`M${x} ${y}h${width}v${height}h${-width}z`

export const circle = (x: number, y: number, radius: number) =>
  join`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** A quarter disc that fills a square; its centre is the given corner of the square. */
export function quarter(x: number, y: number, size: number, corner: Corner): string {
  const right = x + size
  const bottom = y + size
  const arc = (fromX: number, fromY: number, toX: number, toY: number, centreX: number, centreY: number) =>
    join`M${fromX} ${fromY}A${size} ${size} 0 0 1 ${toX} ${toY}L${centreX} ${centreY}z`
  if (corner === 0) return arc(right, y, x, bottom, x, y)
  if (corner === 1) return arc(right, bottom, x, y, right, y)
  if (corner === 2) return arc(x, bottom, right, y, right, bottom)
  return arc(x, y, right, bottom, x, bottom)
}

/** A leaf from one corner of a square to the opposite one. */
export function leaf(x: number, y: number, size: number, rising: boolean): string {
  return rising
    ? join`M${x} ${y + size}A${size} ${size} 0 0 1 ${x + size} ${y}A${size} ${size} 0 0 1 ${x} ${y + size}z`
    : join`M${x} ${y}A${size} ${size} 0 0 1 ${x + size} ${y + size}A${size} ${size} 0 0 1 ${x} ${y}z`
}

/** Half a disc on a horizontal or vertical diameter, bulging the given way. */
export function half(x: number, y: number, radius: number, way: "up" | "down" | "left" | "right"): string {
  if (way === "up") return join`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`
  if (way === "down") return join`M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`
  if (way === "left") return join`M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z`
  return join`M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}z`
}

export const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => join`${x} ${y}`).join("L")}z`

/** A point that a round line cap turns into a dot. */
export const point = (x: number, y: number) => join`M${x} ${y}h0`
