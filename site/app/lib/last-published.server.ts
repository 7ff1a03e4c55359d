/** A published answer as text; `tag` names its bytes. */
export type PublishedText = { tag: string; text: () => Promise<string> }

/** Reads what is published at a target (`/_payload.json`); nothing when there is none. */
export type PublishedReader = (target: string) => Promise<PublishedText | undefined>

let read: PublishedReader = async () => undefined

/**
 * Gives the application the published site to read. Only the thread that serves has one: the publisher makes it, and
 * development has none.
 */
export const readLastPublishedWith = (reader: PublishedReader): void => void (read = reader)

/** Whether something is published at a target. */
export const isPublished = async (target: string): Promise<boolean> => (await read(target)) !== undefined

/**
 * What is published at a target, in our words, worked out once for each of its versions. A page that is rendered for
 * one visitor is made of it: within seconds of the content, and there when the content backend is not.
 * @param understand reads the text; while it is working on a new version, the one before still answers
 * @returns a function that gives it, or undefined when nothing is published there
 */
export function lastPublished<Value>(target: string, understand: (text: string) => Value | Promise<Value>) {
  let current: { tag: string; value: Value } | undefined
  let coming: { tag: string; value: Promise<Value> } | undefined

  const renew = ({ tag, text }: PublishedText): Promise<Value> => {
    if (coming?.tag === tag) return coming.value
    const mine = { tag, value: text().then(understand) }
    coming = mine
    mine.value
      .then((value) => {
        if (coming === mine) current = { tag, value }
      })
      .catch((error: unknown) => console.error(`${target} cannot be understood`, error))
      .finally(() => {
        if (coming === mine) coming = undefined
      })
    return mine.value
  }

  return async (): Promise<Value | undefined> => {
    const published = await read(target)
    if (published === undefined) return (current = undefined)
    if (published.tag === current?.tag) return current.value
    const renewed = renew(published)
    return current === undefined ? renewed : current.value
  }
}
