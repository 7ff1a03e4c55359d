/** What a visitor tells the administrator about a problem. */
export type Problem = { status: number; address: string; message: string; stack: string | undefined }

/** Longer addresses are cut by some mail programs. */
const LONGEST = 1_900

const encode = (text: string) => encodeURIComponent(text.replace(/\r\n|\r|\n/g, "\r\n").toWellFormed())

/** The longest start of `text` that takes at most `room` characters once encoded, marked when it is cut. */
function encodeWithin(text: string, room: number): string {
  const whole = encode(text)
  if (whole.length <= room) return whole
  const characters = [...text]
  let [fits, tooLong] = [0, characters.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (encode(`${characters.slice(0, middle).join("")}…`).length <= room) fits = middle
    else tooLong = middle
  }
  return fits === 0 ? "" : encode(`${characters.slice(0, fits).join("")}…`)
}

/**
 * A `mailto:` address whose subject and body hold the code, the page's address, the message and the stack.
 * At most 1,900 characters: the stack is trimmed first, then the message, then the address.
 */
export function problemMailto(recipient: string, { status, address, message, stack }: Problem): string {
  const start = `mailto:${encodeURIComponent(recipient).replace("%40", "@")}?subject=${encode(`Problème ${status} sur le site`)}&body=`
  const label = (name: string) => encode(`${name}\u00A0: `)
  const fixed = [`${label("Code")}${status}`, label("Page"), label("Message"), label("Détails")].join("%0D%0A").length
  let room = LONGEST - start.length - fixed
  const take = (text: string, atMost: number) => {
    const taken = encodeWithin(text, Math.min(room, atMost))
    room -= taken.length
    return taken
  }
  // Even a very long address leaves room for the message, and both for some of the stack.
  const page = take(address, 700)
  const said = take(message, 600)
  const details = take(stack ?? "", room)
  return `${start}${label("Code")}${status}%0D%0A${label("Page")}${page}%0D%0A${label("Message")}${said}%0D%0A${label("Détails")}${details}`
}
