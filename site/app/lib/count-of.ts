/** « 1 jour », « 3 jours »: in French, none and one are singular. @param word a noun or adjective that takes an « s » */
export const countOf = (count: number, word: string): string => `${count}\u00A0${word}${count >= 2 ? "s" : ""}`
