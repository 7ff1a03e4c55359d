/** A run of a text, marked when it is what was looked for. */
export type TextPart = { text: string; isMarked: boolean }
