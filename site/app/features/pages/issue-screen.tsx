import { BlockList } from "#app/features/blocks/block-list.tsx"
import type { Block } from "#app/features/blocks/block.ts"
import { blockTitle } from "#app/features/blocks/block-title.ts"
import { DocumentTable } from "#app/features/documents/document-table.tsx"
import { IssueDeadlines } from "#app/features/issues/issue-deadlines.tsx"
import { IssueHeader } from "#app/features/issues/issue-header.tsx"
import { IssueStory } from "#app/features/issues/issue-story.tsx"
import { pictureOf } from "#app/lib/picture.ts"
import { Figure } from "#app/ui/figure.tsx"
import { PageContents } from "#app/ui/page-contents.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { Section } from "#app/ui/section.tsx"
import type { IssuePage } from "./issue-page.server.ts"
import { PageScreen } from "./page-screen.tsx"
import type { PageDetails } from "./pages.server.ts"

function IssuePicture({ image }: { image: NonNullable<PageDetails["image"]> }) {
  return (
    <Figure credit={image.credit}>
      <Picture {...pictureOf(image)} sizes="(min-width: 60rem) 34rem, 100vw" priority />
    </Figure>
  )
}

const blockContents = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => {
    const label = blockTitle(block)
    return block.anchor && label ? [{ id: block.anchor, label }] : []
  })

/** What the page holds, for those who come for one part of it. */
const contentsOf = ({ page, documents }: IssuePage, first: readonly Block[], others: readonly Block[]) => [
  ...blockContents(first),
  ...(page.problem ? [{ id: "probleme", label: "Le problème" }] : []),
  ...(page.position ? [{ id: "position", label: "Notre position" }] : []),
  ...(page.whatYouCanDo.length > 0 ? [{ id: "agir", label: "Ce que vous pouvez faire" }] : []),
  ...blockContents(others),
  ...(documents.length > 0 ? [{ id: "documents", label: "Documents" }] : []),
]

/**
 * An issue as a screen: the placard, what must be done before a day, the problem, the position, what was done, what
 * one can do, the page's blocks, its documents. With `placesFirst`, the places are what people come for.
 */
export function IssueScreen({ issue, placesFirst = false }: { issue: IssuePage; placesFirst?: boolean }) {
  const { page, documents, moments, deadlines } = issue
  const isCalm = page.tone === "calm"
  const first = placesFirst ? page.blocks.filter(({ type }) => type === "places") : []
  const others = page.blocks.filter((block) => !first.includes(block))
  const header = <IssueHeader {...page} isCalm={isCalm} figure={page.image && <IssuePicture image={page.image} />} />
  return (
    <PageScreen page={{ ...page, blocks: [] }} header={header}>
      <PageContents items={contentsOf(issue, first, others)} />
      <BlockList blocks={first} />
      <IssueDeadlines deadlines={deadlines} />
      <IssueStory issue={page} moments={moments} isCalm={isCalm} />
      <BlockList blocks={others} />
      {documents.length > 0 && (
        <Section id="documents" title="Documents">
          <DocumentTable caption={`Documents : ${page.title}`.replace(" :", "\u00A0:")} documents={documents} />
        </Section>
      )}
    </PageScreen>
  )
}
