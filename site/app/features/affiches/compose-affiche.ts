import { drawOrbit, drawQuilt, drawRings, drawScallops, drawSplit } from "./curved-motifs.ts"
import { rectangle } from "./path.ts"
import type { Motif, Palette, Shape } from "./motif.ts"
import { createRandom } from "./random.ts"
import { drawDots, drawLetter, drawRays, drawSlips, drawStairs, drawStripes } from "./straight-motifs.ts"

const wordless: readonly [Motif, ...Motif[]] = [
  drawRings,
  drawQuilt,
  drawSplit,
  drawOrbit,
  drawScallops,
  drawStairs,
  drawStripes,
  drawDots,
  drawRays,
]
const motifs: readonly [Motif, ...Motif[]] = [...wordless, drawQuilt, drawSlips, drawLetter, drawLetter]

// One loud colour; the warm spot is rare, so that it still says something.
const palettes: readonly [Palette, ...Palette[]] = [
  { ground: "wall", first: "ink", second: "paper", spot: "paper" },
  { ground: "wall", first: "paper", second: "ink", spot: "ink" },
  { ground: "wall", first: "ink", second: "paper", spot: "accent" },
  { ground: "ink", first: "wall", second: "paper", spot: "paper" },
  { ground: "ink", first: "paper", second: "wall", spot: "wall" },
  { ground: "tint", first: "wall", second: "ink", spot: "ink" },
  { ground: "tint", first: "ink", second: "wall", spot: "accent" },
]

export type Size = { width: number; height: number }
export type Composition = { ground: Palette["ground"]; shapes: Shape[] }

/**
 * Draws the poster of one subject: the same seed gives the same motif and inks
 * in any frame, so that a card, its page and its share image look like one thing.
 */
export function composeAffiche(seed: string, letter: string, { width, height }: Size): Composition {
  const random = createRandom(seed)
  const draw = random.pick(motifs)
  const palette = random.pick(palettes)
  return { ground: palette.ground, shapes: draw({ width, height, random, palette, letter }).filter(isDrawn) }
}

/** The one at a place, going round; a stride that shares no factor with the count visits them all. */
const atPlace = <T>(choices: readonly [T, ...T[]], place: number, stride: number): T =>
  choices[(place * stride) % choices.length] ?? choices[0]

/**
 * Draws a person without a photograph: a motif above, large initials below.
 * @param place the person's place on a wall of portraits, from 0: neighbours get different motifs and inks
 */
export function composePortrait(seed: string, letters: string, { width, height }: Size, place?: number): Composition {
  const random = createRandom(seed)
  const draw = place === undefined ? random.pick(wordless) : atPlace(wordless, place, 2)
  const palette = place === undefined ? random.pick(palettes) : atPlace(palettes, place, 3)
  const fold = height * 0.6
  const shapes = draw({ width, height: fold, random, palette, letter: "" })
  return {
    ground: palette.ground,
    shapes: [
      ...shapes.filter(isDrawn),
      { ink: palette.ground, path: rectangle(0, fold, width, height - fold) },
      {
        ink: palette.ground === "ink" ? palette.first : "ink",
        letter: letters,
        x: width * 0.04,
        y: height * 0.965,
        size: height * 0.46,
      },
    ],
  }
}

const isDrawn = (shape: Shape) => !("path" in shape) || shape.path !== ""

/** « L’assemblée générale » → « A »; « Prénom Nom » as initials → « PN ». */
export function firstLetter(title: string): string {
  const words = title.replace(/^(?:(?:les?|la|une?|des|du|de|aux?|à)\s+|[ldsjnmtcq][’'])+/iu, "")
  return (/[\p{L}\p{N}]/u.exec(words)?.[0] ?? "•").toLocaleUpperCase("fr-CA")
}

/** Initials of a person, at most two. */
export function initials(name: string): string {
  const parts = name.split(/[\s-]+/u).filter(Boolean)
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("fr-CA")
}
