import type { Frame, Shape } from "./motif.ts"
import { circle, half, leaf, quarter, rectangle } from "./path.ts"
import type { Corner } from "./path.ts"

const corners = [0, 1, 2, 3] as const satisfies readonly Corner[]

/** Rings around one corner, and a small disc that answers from the other side. */
export function drawRings({ width, height, random, palette }: Frame): Shape[] {
  const corner = random.pick(corners)
  const count = random.between(3, 5)
  const left = corner === 0 || corner === 3
  const top = corner === 0 || corner === 1
  const spotRadius = height / random.between(7, 10)
  const inks = random.pick([
    [palette.first, palette.ground],
    [palette.first, palette.second],
    [palette.second, palette.ground, palette.first],
  ])
  const rings = Array.from({ length: count }, (_, index) => {
    const size = (height * (count - index)) / count
    return {
      ink: inks[index % inks.length] ?? palette.first,
      path: quarter(left ? 0 : width - size, top ? 0 : height - size, size, corner),
    }
  })
  const inset = spotRadius * 1.6
  return [
    ...rings,
    { ink: palette.spot, path: circle(left ? width - inset : inset, top ? height - inset : inset, spotRadius) },
  ]
}

/** A quilt of quarter discs: the rule that turns them changes, the tiling never does. */
export function drawQuilt({ width, height, random, palette }: Frame): Shape[] {
  const rows = random.pick([2, 2, 3])
  const size = height / rows
  const columns = Math.ceil(width / size)
  const turn = random.pick([
    (column: number, row: number) => column + 2 * row + (row % 2),
    (column: number, row: number) => column + row,
    (column: number, row: number) => (row % 2) * 2 + (column % 2 === row % 2 ? 0 : 1),
    undefined,
  ])
  const shift = random.between(0, 3)
  const special = random.between(0, rows * columns - 1)
  const paths = { first: "", second: "", spot: "" }

  for (let cell = 0; cell < rows * columns; cell++) {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    const x = column * size
    const y = row * size
    const ink = (column * 2 + row + shift) % 3 === 0 ? "second" : "first"
    if (cell === special) paths.spot += circle(x + size / 2, y + size / 2, size * 0.36)
    else if (turn) paths[ink] += quarter(x, y, size, corners[(turn(column, row) + shift) % 4] ?? 0)
    else paths[ink] += leaf(x, y, size, (column + row + shift) % 2 === 0)
  }
  return [
    { ink: palette.first, path: paths.first },
    { ink: palette.second, path: paths.second },
    { ink: palette.spot, path: paths.spot },
  ]
}

/** A disc cut in two, the halves slid apart. */
export function drawSplit({ width, height, random, palette }: Frame): Shape[] {
  const radius = height * random.pick([0.36, 0.4, 0.44])
  const slide = radius * random.pick([0.35, 0.5, 0.7])
  const way = random.pick([-1, 1])
  const x = width * random.pick([0.5, 0.56, 0.62])
  const y = height / 2
  const bar = height / random.between(8, 14)
  const barLeft = way < 0
  return [
    { ink: palette.first, path: half(x, y - (way * slide) / 2, radius, "left") },
    { ink: palette.second, path: half(x, y + (way * slide) / 2, radius, "right") },
    { ink: palette.spot, path: barLeft ? rectangle(0, height - bar * 2, x, bar) : rectangle(0, bar, x, bar) },
  ]
}

/** A large disc leaving the frame, a ring cut out of it and a moon. */
export function drawOrbit({ width, height, random, palette }: Frame): Shape[] {
  const right = random.pick([true, false])
  const x = width * (right ? 0.68 : 0.36)
  const y = height * random.pick([0.3, 0.62, 0.78])
  const radius = height * random.pick([0.5, 0.58, 0.66])
  const inner = radius * random.pick([0.5, 0.6, 0.7])
  const core = inner * random.pick([0.35, 0.5, 0.62])
  const moonX = right ? height * 0.2 : width - height * 0.2
  const moonY = y > height / 2 ? height * 0.2 : height * 0.8
  return [
    { ink: palette.first, path: circle(x, y, radius) },
    { ink: palette.ground, path: circle(x, y, inner) },
    { ink: palette.second, path: circle(x, y, core) },
    { ink: palette.spot, path: circle(moonX, moonY, height / random.between(9, 12)) },
  ]
}

/** Rows of half discs, like tiles or waves. */
export function drawScallops({ width, height, random, palette }: Frame): Shape[] {
  const rows = random.between(2, 4)
  const step = height / rows
  const way = random.pick(["up", "down"] as const)
  const offset = random.pick([0, 0.5])
  const odd = random.between(0, rows - 1)
  const radius = step
  const count = Math.ceil(width / (2 * radius)) + 1
  return Array.from({ length: rows }, (_, row) => ({
    ink: row === odd ? palette.second : palette.first,
    path: Array.from({ length: count }, (_, column) =>
      half(
        (2 * column + (row % 2 === 0 ? 0 : 2 * offset)) * radius,
        way === "up" ? (row + 1) * step : row * step,
        radius,
        way,
      ),
    ).join(""),
  }))
}
