import type { ReactNode } from "react"
import { Affiche } from "#app/features/affiches/affiche.tsx"
import { BlockList } from "#app/features/blocks/block-list.tsx"
import { PageFeedback } from "#app/features/visitor-signals/page-feedback.tsx"
import { pictureOf } from "#app/lib/picture.ts"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { Figure } from "#app/ui/figure.tsx"
import { LinkList } from "#app/ui/link-list.tsx"
import { NewBadge } from "#app/ui/new-badge.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { Section } from "#app/ui/section.tsx"
import { PageActions } from "./page-actions.tsx"
import { PageDates } from "./page-dates.tsx"
import type { PageDetails } from "./pages.server.ts"

const HEADER_TONES = { standard: "wall", calm: "calm", festive: "ink" } as const

function PageFigure({ page: { image, path, title, tone } }: { page: PageDetails }) {
  if (image === undefined) return tone === "calm" ? null : <Affiche seed={path} title={title} variant="header" />
  return (
    <Figure credit={image.credit}>
      <Picture {...pictureOf(image)} sizes="(min-width: 60rem) 40rem, 100vw" priority />
    </Figure>
  )
}

function RecordHeader({ page, actions }: { page: PageDetails; actions: ReactNode }) {
  return (
    <PageHeader
      title={page.title}
      summary={<p>{page.summary}</p>}
      breadcrumb={page.breadcrumb}
      badge={page.isNew && <NewBadge />}
      tone={HEADER_TONES[page.tone]}
      figure={<PageFigure page={page} />}
      actions={
        actions ?? (
          <PageActions action={page.action} phone={page.tone === "calm" ? page.contact?.contact.phone : undefined} />
        )
      }
    />
  )
}

/** Whether a block already gives the page's contact. */
const isContactSaid = ({ blocks, contact }: PageDetails) =>
  blocks.some((block) => block.type === "contact" && block.name === contact?.name)

type PageScreenProps = {
  page: PageDetails
  /** What the page draws instead of the record's header. */
  header?: ReactNode
  /** What can be done at once, instead of the record's own button. */
  actions?: ReactNode
  lead?: ReactNode
  /** Whether it asks if it was useful. */
  isRated?: boolean
  children?: ReactNode
}

/**
 * A page record as a screen: header, what must be seen first (`lead`), facts, what the page has of its own
 * (`children`), blocks, contact, related pages.
 */
export function PageScreen({ page, header, actions, lead, isRated = true, children }: PageScreenProps) {
  return (
    <>
      {header ?? <RecordHeader page={page} actions={actions} />}
      {lead}
      {page.facts.length > 0 && (
        <Section title="En bref">
          <FactSheet items={page.facts} />
        </Section>
      )}
      {children}
      <BlockList blocks={page.blocks} />
      {page.contact && !isContactSaid(page) && (
        <Section title={"Une question\u202F?"} id="contact">
          <ContactBlock name={page.contact.name} {...page.contact.contact} mapHref={page.contact.contact.mapUrl} />
        </Section>
      )}
      {page.related.length > 0 && (
        <div data-print="no">
          <Section title="Pages liées" tone="sunk">
            <LinkList
              columns
              items={page.related.map(({ path, title, summary, isNew }) => ({
                href: path,
                label: title,
                note: summary,
                isNew,
              }))}
            />
          </Section>
        </div>
      )}
      {isRated && <PageFeedback path={page.path} />}
      <PageDates reviewedOn={page.reviewedOn} updatedOn={page.updatedOn} owner={page.owner} />
    </>
  )
}
