/**
 * The symbol: a notice pinned on the wall with its tear-off slips, one already
 * taken. Drawn on a 32-unit square; `tools/build-brand.ts` makes every file from it.
 */
export const symbolOutlines = {
  sheet: "M0 0h32v17H0z",
  disc: "M8.5 3.5a5 5 0 1 0 0 10 5 5 0 1 0 0-10z",
  slips: "M0 17h5.2v15H0zM6.7 17h5.2v15H6.7zM13.4 17h5.2v15h-5.2zM26.8 17H32v15h-5.2zM20.1 17h5.2v2.6l-5.2 2.2z",
} as const
