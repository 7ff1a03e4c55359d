import type { Block } from "./block.ts"

export function BlockList({ blocks }: { blocks: Block[] }) {
  return blocks.map(block => (
    <section key={block.id} id={block.anchor}>
      {block.heading && <h2>{block.heading}</h2>}
      {block.body && <div dangerouslySetInnerHTML={{ __html: block.body }} />}
    </section>
  ))
}
