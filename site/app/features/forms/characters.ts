/** Characters as a reader counts them: an emoji outside the basic plane is one. */
export const countCharacters = (text: string): number => [...text].length

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** Whether a text can be kept and shown as it is: whole characters, no control character but tab and new lines. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text)

/** Whether a text could stand in a header or a subject: nothing in it begins a new line, under any of its names. */
export const isOneLine = (text: string): boolean => !/[\r\n\t\v\f\u0085\u2028\u2029]/.test(text)
