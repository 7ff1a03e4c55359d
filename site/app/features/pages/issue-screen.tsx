import { BlockList } from "#app/features/blocks/block-list.tsx"
import { blockTitle } from "#app/features/blocks/block-title.ts"
import { DocumentTable } from "#app/features/documents/document-table.tsx"
import { IssueDeadlines } from "#app/features/issues/issue-deadlines.tsx"
import { IssueHeader } from "#app/features/issues/issue-header.tsx"
import { IssueStory } from "#app/features/issues/issue-story.tsx"
import { pictureOf } from "#app/lib/picture.ts"
import { Container } from "#app/ui/container.tsx"
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

/** What the page holds, for those who come for one part of it. */
function contentsOf({ page, documents }: IssuePage) {
  const blocks = page.blocks.flatMap((block) => {
    const label = blockTitle(block)
    return block.anchor && label ? [{ id: block.anchor, label }] : []
  })
  return [
    ...(page.problem ? [{ id: "probleme", label: "Le problème" }] : []),
    ...(page.position ? [{ id: "position", label: "Notre position" }] : []),
    ...(page.whatYouCanDo.length > 0 ? [{ id: "agir", label: "Ce que vous pouvez faire" }] : []),
    ...blocks,
    ...(documents.length > 0 ? [{ id: "documents", label: "Documents" }] : []),
  ]
}

/**
 * An issue as a screen: the placard, what must be done before a day, the problem, the position, what was done, what
 * one can do, the page's blocks, its documents. With `placesFirst`, the places are what people come for.
 */
export function IssueScreen({ issue, placesFirst = false }: { issue: IssuePage; placesFirst?: boolean }) {
  const { page, documents, moments, deadlines } = issue
  const first = placesFirst ? page.blocks.filter(({ type }) => type === "places") : []
  const others = page.blocks.filter((block) => !first.includes(block))
  const header = (
    <IssueHeader {...page} isCalm={page.tone === "calm"} figure={page.image && <IssuePicture image={page.image} />} />
  )
  return (
    <PageScreen page={{ ...page, blocks: [] }} header={header}>
      <Container>
        <PageContents items={contentsOf(issue)} />
      </Container>
      <BlockList blocks={first} />
      <IssueDeadlines deadlines={deadlines} />
      <IssueStory issue={page} moments={moments} />
      <BlockList blocks={others} />
      {documents.length > 0 && (
        <Section id="documents" title="Documents">
          <DocumentTable caption={`Documents : ${page.title}`.replace(" :", "\u00A0:")} documents={documents} />
        </Section>
      )}
    </PageScreen>
  )
}
