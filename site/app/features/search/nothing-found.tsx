import type { PageDetails } from "#app/features/pages/pages.server.ts"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import css from "./nothing-found.module.css"
import { StartLinks } from "./start-links.tsx"

type NothingFoundProps = {
  nearest: readonly { href: string; label: string }[]
  contact: PageDetails["contact"]
}

/** When a search finds nothing: how to ask otherwise, what is near, whom to ask. */
export function NothingFound({ nearest, contact }: NothingFoundProps) {
  return (
    <>
      <EmptyState title="Rien de publié ne correspond.">
        <p>Essayez un seul mot, ou un mot plus courant. Cherchez le sujet plutôt que la question.</p>
      </EmptyState>
      <StartLinks title="Vous cherchiez peut-être" links={nearest} />
      {contact && (
        <section className={css.contact}>
          <h2 className={css.title}>Demandez-le-nous</h2>
          <ContactBlock name={contact.name} {...contact.contact} mapHref={contact.contact.mapUrl} />
        </section>
      )}
    </>
  )
}
