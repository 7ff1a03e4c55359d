/** Does `work` for each item, at most `size` at a time. @throws the first failure, after which nothing more is begun */
export const inBatches = async <Item>(items: Iterable<Item>, size: number, work: (item: Item) => Promise<void>) => {
  const waiting = [...items]
  for (let at = 0; at < waiting.length; at += size) await Promise.all(waiting.slice(at, at + size).map(work))
}
