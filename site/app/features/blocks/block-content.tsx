import { PlaceList } from "#app/features/places/place-list.tsx"
import { PolicyNotice } from "#app/features/privacy-inventory/policy-notice.tsx"
import { FormInventory } from "#app/features/privacy-inventory/form-inventory.tsx"
import { PrivacyInventory } from "#app/features/privacy-inventory/privacy-inventory.tsx"
import { Accordion } from "#app/ui/accordion.tsx"
import { CallToAction } from "#app/ui/call-to-action.tsx"
import { Columns } from "#app/ui/columns.tsx"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { ExternalEmbed } from "#app/ui/external-embed.tsx"
import { Hero } from "#app/ui/hero.tsx"
import { OpeningWeek } from "#app/features/settings/opening-week.tsx"
import { KeyFigures } from "#app/ui/key-figures.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { PersonCard } from "#app/ui/person-card.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Quote } from "#app/ui/quote.tsx"
import { Steps } from "#app/ui/steps.tsx"
import type { Block, BlockLink } from "./block.ts"
import { BlockPicture } from "./block-picture.tsx"
import { CardsBlock } from "./cards-block.tsx"
import { DocumentsBlock } from "./documents-block.tsx"
import { GalleryBlock } from "./gallery-block.tsx"
import { ItemText } from "./item-text.tsx"

const Body = ({ block }: { block: Block }) => block.body && <Prose html={block.body} />

const Action = ({ link }: { link: BlockLink | undefined }) =>
  link && <LinkButton href={link.href}>{link.label}</LinkButton>

function BlockParts({ block }: { block: Block }) {
  switch (block.type) {
    case "rich_text":
      return null
    case "hero":
      return (
        <Hero
          level={2}
          title={block.heading ?? ""}
          summary={<Body block={block} />}
          actions={<Action link={block.link} />}
          figure={block.image && <BlockPicture image={block.image} />}
        />
      )
    case "cards":
      return <CardsBlock items={block.items} />
    case "steps":
      return <Steps items={block.items.map((item) => ({ title: item.title, children: <ItemText item={item} /> }))} />
    case "accordion":
      return (
        <Accordion
          items={block.questions.map(({ question, answer }) => ({
            title: question,
            children: <Prose html={answer} />,
          }))}
        />
      )
    case "key_figures":
      return <KeyFigures items={block.figures} />
    case "quote":
      return (
        <Quote author={block.author} role={block.role}>
          {block.text}
        </Quote>
      )
    case "gallery":
      return <GalleryBlock images={block.images} />
    case "call_to_action":
      return (
        <CallToAction title={block.heading ?? block.link?.label ?? ""} action={<Action link={block.link} />}>
          <Body block={block} />
        </CallToAction>
      )
    case "people":
      return (
        <Columns as="ul">
          {block.people.map((person) => (
            <li key={person.name + person.role}>
              <PersonCard {...person} />
            </li>
          ))}
        </Columns>
      )
    case "documents":
      return <DocumentsBlock documents={block.documents} />
    case "places":
      return <PlaceList places={block.places} />
    case "contact":
      return <ContactBlock name={block.name} {...block.contact} mapHref={block.contact.mapUrl} />
    case "hours":
      return <OpeningWeek caption="Heures d’ouverture de la semaine" week={block.week} />
    case "policy_updates":
      return block.updates && <PolicyNotice updates={block.updates} />
    case "privacy_inventory":
      return (
        <>
          <PrivacyInventory rows={block.rows} />
          <FormInventory />
        </>
      )
    case "embed":
      return <ExternalEmbed title={block.heading ?? block.label} {...block} />
  }
}

/** These show their text themselves. */
const showsOwnBody = ({ type }: Block) => type === "hero" || type === "call_to_action"

/** A block by its type, after its text. Forgetting a type is a type error. */
export function BlockContent({ block }: { block: Block }) {
  return (
    <>
      {!showsOwnBody(block) && <Body block={block} />}
      <BlockParts block={block} />
    </>
  )
}
