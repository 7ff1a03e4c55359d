/**
 * The symbol: a notice pinned on the wall with its tear-off slips, one already
 * taken. Drawn on a 32-unit square; `tools/build-brand.ts` makes every file from it.
 */
export const symbolOutlines = {
  sheet: "M0 0h32v18.5H0z",
  disc: "M16 4.5a5 5 0 1 0 0 10 5 5 0 1 0 0-10z",
  slips: "M0 18.5h6.5V32H0zM8.5 18.5H15V32H8.5zM25.5 18.5H32V32h-6.5zM17 18.5h6.5v4L17 24z",
} as const
