/**
 * Collects what arrives while the disk is busy and hands it over together: one synchronisation then serves all of them.
 * @param commit writes a group, wholly or not at all
 * @returns takes one item; resolves once its group is written, fails as its group failed
 */
export const groupCommit = <Item>(commit: (group: Item[]) => void) => {
  let waiting: { item: Item; settle: (error?: unknown) => void }[] = []

  const write = () => {
    const group = waiting
    waiting = []
    try {
      commit(group.map(({ item }) => item))
    } catch (error) {
      for (const { settle } of group) settle(error ?? new Error("not written"))
      return
    }
    for (const { settle } of group) settle()
  }

  return (item: Item) =>
    new Promise<void>((resolve, reject) => {
      // Messages that wait behind this one are read first: they come into the same group.
      if (waiting.length === 0) setImmediate(write)
      waiting.push({ item, settle: (error) => (error === undefined ? resolve() : reject(error)) })
    })
}
