import type { ReactNode } from "react"
import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Subsidiary } from "./subsidiaries.server.ts"
import css from "./subsidiary-section.module.css"

function Reach({ subsidiary: { email, phone } }: { subsidiary: Subsidiary }) {
  return (
    <>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && <br />}
      {phone && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}
    </>
  )
}

/** A shop of ours: what it does, what members gain, where and when. */
export function SubsidiarySection({ subsidiary, figure }: { subsidiary: Subsidiary; figure: ReactNode }) {
  const { slug, name, activity, description, benefit, place, hours, website, email, phone } = subsidiary
  return (
    <Section title={name} id={slug} aside={<p className={css.activity}>{activity}</p>}>
      <div className={css.head}>
        <div className={css.figure}>{figure}</div>
        <div>
          <p className={css.description}>{description}</p>
          {benefit && (
            <div className={css.benefit}>
              <h3 className={css.gain}>Ce que vous y gagnez</h3>
              <p>{benefit}</p>
            </div>
          )}
        </div>
      </div>
      <FactSheet
        items={[
          { label: "Où", value: place },
          { label: "Heures", value: hours },
          { label: "Joindre", value: (email ?? phone) && <Reach subsidiary={subsidiary} /> },
        ]}
      />
      {website && (
        <p>
          <LinkButton href={website} variant="plain" icon="arrow-up-right">
            <span>
              Visiter le site<span className={css.hidden}> de la filiale {name}</span>
            </span>
          </LinkButton>
        </p>
      )}
    </Section>
  )
}
