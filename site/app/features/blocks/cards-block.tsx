import { Card } from "#app/ui/card.tsx"
import { Columns } from "#app/ui/columns.tsx"
import css from "./cards-block.module.css"
import type { BlockItem } from "./block.ts"

/** Things alike, side by side; those without a link are plain text. */
export function CardsBlock({ items }: { items: readonly BlockItem[] }) {
  return (
    <Columns as="ul">
      {items.map(({ title, text, link }) => (
        <li key={title}>
          {link ? (
            <Card href={link.href} title={title} summary={text} cue={link.label === title ? undefined : link.label} />
          ) : (
            <>
              <h3 className={css.title}>{title}</h3>
              {text && <p>{text}</p>}
            </>
          )}
        </li>
      ))}
    </Columns>
  )
}
