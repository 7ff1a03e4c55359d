import { Fragment } from "react"
import { EditMark } from "#app/features/previews/edit-mark.tsx"
import { Container } from "#app/ui/container.tsx"
import { Section } from "#app/ui/section.tsx"
import { BlockContent } from "./block-content.tsx"
import { blockTitle } from "./block-title.ts"
import type { Block } from "./block.ts"

/** These say their own heading. */
const hasOwnTitle = (block: Block) => isBanner(block) || block.type === "embed"

/** These take the whole width. */
const isBanner = ({ type }: Block) => type === "hero" || type === "call_to_action"

function BlockFrame({ block }: { block: Block }) {
  const title = blockTitle(block)
  if (title === undefined || hasOwnTitle(block)) {
    return (
      <div id={block.anchor}>
        <Container spaced hung={!isBanner(block)}>
          <BlockContent block={block} />
        </Container>
      </div>
    )
  }
  return (
    <Section id={block.anchor} title={title}>
      <BlockContent block={block} />
    </Section>
  )
}

/** The blocks of a page, in their order. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => (
    <Fragment key={block.id}>
      <EditMark record={{ collection: "blocks", id: block.id }} />
      <BlockFrame block={block} />
    </Fragment>
  ))
}
