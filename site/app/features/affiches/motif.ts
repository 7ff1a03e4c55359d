import type { Random } from "./random.ts"

/** The inks of a poster; each is a token, so that night, print and forced colours follow. */
export type Ink = "wall" | "ink" | "paper" | "tint" | "accent"

/** One flat shape: an outline, dots of one width, or a cropped letter. */
export type Shape =
  | { ink: Ink; path: string; dots?: number }
  | { ink: Ink; letter: string; x: number; y: number; size: number }

export type Palette = { ground: Ink; first: Ink; second: Ink; spot: Ink }

/** What a motif may use to fill its frame, 12 units high in a card. */
export type Frame = { width: number; height: number; random: Random; palette: Palette; letter: string }

export type Motif = (frame: Frame) => Shape[]
