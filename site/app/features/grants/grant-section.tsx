import { Accordion, type AccordionItem } from "#app/ui/accordion.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import { GrantCalendar } from "./grant-calendar.tsx"
import { GrantDeadline } from "./grant-deadline.tsx"
import { GRANT_AUDIENCES } from "./grant-rules.ts"
import css from "./grant-section.module.css"
import type { Grant } from "./grants.server.ts"

function Recipients({ recipients }: { recipients: Grant["recipients"] }) {
  return (
    <ul>
      {recipients.map(({ year, name, amount }) => (
        <li key={year + name}>
          {name} ({[year, amount].filter(Boolean).join(", ")})
        </li>
      ))}
    </ul>
  )
}

function ApplyLink({ grant: { name, formUrl, email, call } }: { grant: Grant }) {
  const isOpen = call.phase === "open" || call.phase === "always"
  if (formUrl && isOpen) return <LinkButton href={formUrl}>Remplir la demande</LinkButton>
  if (email === undefined) return null
  const href = `mailto:${email}?subject=${encodeURIComponent(name)}`
  return isOpen ? (
    <LinkButton href={href} icon="mail">
      Demander par courriel
    </LinkButton>
  ) : (
    <a href={href}>Poser une question à {email}</a>
  )
}

/** A grant: until when at the left; how much, for whom, why and how at the right. */
export function GrantSection({ grant }: { grant: Grant }) {
  const details: AccordionItem[] = []
  if (grant.howToApply) details.push({ title: "Comment demander", children: <Prose html={grant.howToApply} /> })
  if (grant.deadlines.length > 1) {
    details.push({ title: "Toutes les dates", children: <GrantCalendar deadlines={grant.deadlines} /> })
  }
  if (grant.recipients.length > 0) {
    details.push({ title: "Projets déjà soutenus", children: <Recipients recipients={grant.recipients} /> })
  }
  return (
    <Section id={grant.slug} title={grant.name} aside={<GrantDeadline call={grant.call} />}>
      <div className={css.head}>
        {grant.amount && <p className={css.amount}>{grant.amount}</p>}
        <p>
          <Badge>{GRANT_AUDIENCES[grant.audience]}</Badge>
        </p>
        <p className={css.summary}>{grant.summary}</p>
      </div>
      {grant.criteria && (
        <div className={css.criteria}>
          <h3 className={css.title}>Critères</h3>
          <Prose html={grant.criteria} />
        </div>
      )}
      {details.length > 0 && <Accordion items={details} />}
      <ApplyLink grant={grant} />
    </Section>
  )
}
