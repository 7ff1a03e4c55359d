/** What is written in a transaction. */
type Work = () => void

/**
 * Collects what arrives while the disk is busy and writes it together: one synchronisation then serves all of it. What
 * cannot be written together is tried alone, so that one that has no room, or is wrong, does not take the others along.
 * @param commit does a group's work in one transaction, wholly or not at all
 * @returns takes one piece of work, which may be done again if it fails; resolves once it is on the disk
 */
export const groupCommit = (commit: (group: Work[]) => void) => {
  let waiting: { work: Work; settle: (error?: unknown) => void }[] = []

  const write = (group: typeof waiting) => {
    try {
      commit(group.map(({ work }) => work))
    } catch (error) {
      const [first] = group
      if (group.length === 1) return first?.settle(error)
      for (const one of group) write([one])
      return
    }
    for (const { settle } of group) settle()
  }

  return (work: Work) =>
    new Promise<void>((resolve, reject) => {
      // Messages that wait behind this one are read first: they come into the same group.
      if (waiting.length === 0)
        setImmediate(() => {
          const group = waiting
          waiting = []
          write(group)
        })
      waiting.push({ work, settle: (error) => (error === undefined ? resolve() : reject(error)) })
    })
}
