import type { Frame, Shape } from "./motif.ts"
import { circle, half, point, polygon, rectangle } from "./path.ts"

/** Bars that climb, and a disc in the sky above them. */
export function drawStairs({ width, height, random, palette }: Frame): Shape[] {
  const count = random.between(4, 8)
  const rising = random.pick([true, false])
  const hanging = random.pick([true, false, false])
  const gap = random.pick([0, 0, 0.18, 0.4])
  const step = width / count
  const bars = Array.from({ length: count }, (_, index) => {
    const size = (height * (index + 1)) / (count + 0.5)
    const x = (rising ? index : count - 1 - index) * step
    return rectangle(x, hanging ? 0 : height - size, step * (1 - gap), size)
  })
  const radius = height * random.pick([0.14, 0.18, 0.22])
  const marked = random.between(1, count - 2)
  return [
    { ink: palette.first, path: bars.filter((_, index) => index !== marked).join("") },
    { ink: palette.second, path: bars[marked] ?? "" },
    {
      ink: palette.spot,
      path: circle(
        rising ? radius * 1.7 : width - radius * 1.7,
        hanging ? height - radius * 1.7 : radius * 1.7,
        radius,
      ),
    },
  ]
}

/** Stripes that thicken across the frame, straight or slanted, under one disc. */
export function drawStripes({ width, height, random, palette }: Frame): Shape[] {
  const slant = random.pick([0, 0, height, -height])
  const count = random.between(5, 9)
  const span = width + Math.abs(slant)
  const unit = span / (count * count)
  const from = Math.min(0, -slant)
  const stripes = Array.from({ length: count }, (_, index) => {
    const x = from + unit * index * index + unit * index
    const thick = unit * (index + 0.9)
    return polygon([
      [x + slant, 0],
      [x + slant + thick, 0],
      [x + thick, height],
      [x, height],
    ])
  })
  const radius = height * random.pick([0.2, 0.26, 0.32])
  return [
    { ink: palette.first, path: stripes.join("") },
    {
      ink: palette.second,
      path: circle(width * random.pick([0.3, 0.36]), height * random.pick([0.36, 0.5, 0.64]), radius),
    },
  ]
}

/** A halftone: dots that grow column by column, one of them much larger. */
export function drawDots({ width, height, random, palette }: Frame): Shape[] {
  const rows = random.between(4, 6)
  const step = height / rows
  const columns = Math.round(width / step)
  const growing = random.pick([true, false])
  const across = width / columns
  const dots = Array.from({ length: columns }, (_, column) => {
    const share = (growing ? column + 1 : columns - column) / columns
    return {
      ink: palette.first,
      dots: Math.round(step * (0.16 + 0.7 * share) * 100) / 100,
      path: Array.from({ length: rows }, (_, row) => point((column + 0.5) * across, (row + 0.5) * step)).join(""),
    }
  })
  const place = random.between(1, 2)
  const x = growing ? place * across : width - place * across
  return [
    ...dots,
    {
      ink: palette.second,
      path: circle(x + across / 2, (random.between(1, rows - 2) + 0.5) * step, step * random.pick([1, 1.25, 1.5])),
    },
  ]
}

/** A fan from an edge, with a half disc where the rays meet. */
export function drawRays({ width, height, random, palette }: Frame): Shape[] {
  const count = random.pick([5, 7, 9])
  const x = width * random.pick([0.3, 0.5, 0.7])
  const far = width + height
  const up = random.pick([true, false])
  const y = up ? height : 0
  const way = up ? -1 : 1
  const rays = Array.from({ length: count }, (_, index) => {
    const start = (Math.PI * (2 * index + 0.5)) / (2 * count)
    const end = (Math.PI * (2 * index + 1.5)) / (2 * count)
    return polygon([
      [x, y],
      [x + far * Math.cos(start), y + way * far * Math.sin(start)],
      [x + far * Math.cos(end), y + way * far * Math.sin(end)],
    ])
  })
  const radius = height * random.pick([0.26, 0.34, 0.42])
  return [
    { ink: palette.first, path: rays.join("") },
    { ink: palette.second, path: half(x, y, radius, up ? "up" : "down") },
    { ink: palette.spot, path: half(x, y, radius * 0.45, up ? "up" : "down") },
  ]
}

/** A notice with tear-off slips, one already taken. */
export function drawSlips({ width, height, random, palette }: Frame): Shape[] {
  const count = Math.round(width / random.pick([1.8, 2.25, 3]))
  const step = width / count
  const fold = height * random.pick([0.5, 0.58, 0.66])
  const taken = random.between(1, count - 2)
  const slips = Array.from({ length: count }, (_, index) =>
    index === taken
      ? ""
      : rectangle(index * step, fold, step * 0.8, (height - fold) * (index === taken + 1 ? 0.72 : 0.92)),
  )
  const radius = fold * random.pick([0.3, 0.38, 0.5])
  const x = width * random.pick([0.28, 0.5, 0.72])
  return [
    { ink: palette.first, path: rectangle(0, 0, width, fold - height * 0.015) + slips.join("") },
    { ink: palette.second, path: random.pick([circle(x, fold / 2, radius), half(x, fold, radius * 1.5, "up")]) },
  ]
}

/** The first letter of the title, too large for its sheet, and a disc behind it. */
export function drawLetter({ width, height, random, palette, letter }: Frame): Shape[] {
  const right = random.pick([true, false])
  const radius = height * random.pick([0.3, 0.36, 0.44])
  const size = height * random.pick([1.35, 1.5, 1.7])
  return [
    {
      ink: palette.second,
      path: random.pick([
        circle(right ? width * 0.24 : width * 0.76, height * random.pick([0.35, 0.6]), radius),
        rectangle(0, height * 0.62, width, height * 0.16),
      ]),
    },
    {
      ink: palette.first,
      letter,
      x: right ? width * 0.52 : width * -0.03,
      y: height * random.pick([0.95, 1.08]),
      size,
    },
  ]
}
