const NBSP = "\u00A0"
const NARROW_NBSP = "\u202F"

/** French spaces for what an editor reads in the Studio, so that the files of the model can be typed with ordinary ones. */
export const typeset = (text: string): string =>
  text
    .replaceAll("« ", `«${NBSP}`)
    .replaceAll(" »", `${NBSP}»`)
    .replace(/ :(?= |$)/g, `${NBSP}:`)
    .replace(/ (?=[;!?](?: |$))/g, NARROW_NBSP)
