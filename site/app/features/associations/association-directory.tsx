import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { Fold } from "#app/ui/fold.tsx"
import css from "./association-directory.module.css"
import { groupByInitial } from "./association-rules.ts"
import type { Association } from "./associations.server.ts"

/** Long enough to be lost in: then the letters lead there. */
const LONG = 12

/** Few enough to be shown unfolded: somebody has searched. */
const FEW = 4

const idOf = (initial: string) => (initial === "#" ? "lettre-autres" : `lettre-${initial.toLowerCase()}`)

function Reach({
  association: { generic, subject, acronym, website, email, phone, office },
}: {
  association: Association
}) {
  return (
    <ul className={css.reach}>
      {website && (
        <li>
          <a href={website} rel="noopener">
            Site de {acronym ? `l’${acronym}` : `${generic}${subject}`}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </li>
      )}
      {office && <li>{office}</li>}
    </ul>
  )
}

function Entry({ association, isOpen }: { association: Association; isOpen: boolean }) {
  const { slug, generic, subject, acronym, faculty, programs } = association
  return (
    <li className={css.entry} id={slug}>
      <div>
        <h3 className={css.name}>
          {generic && <span className={css.generic}>{generic}</span>}
          {subject}
          {acronym && <span className={css.acronym}> ({acronym})</span>}
        </h3>
        <p className={css.faculty}>{faculty}</p>
      </div>
      <Fold summary="Programmes et coordonnées" open={isOpen}>
        {programs.length > 0 && (
          <ul className={css.programs}>
            {programs.map((program) => (
              <li key={program}>{program}</li>
            ))}
          </ul>
        )}
        <Reach association={association} />
      </Fold>
    </li>
  )
}

/** Associations under their initial, as in a telephone directory. */
export function AssociationDirectory({ associations }: { associations: readonly Association[] }) {
  const groups = groupByInitial(associations)
  return (
    <>
      {associations.length >= LONG && (
        <nav aria-label="Aller à une lettre" className={css.letters} data-print="no">
          {groups.map(({ initial }) => (
            <a key={initial} className={css.jump} href={`#${idOf(initial)}`}>
              {initial}
            </a>
          ))}
        </nav>
      )}
      <div>
        {groups.map(({ initial, associations: own }) => (
          <section key={initial} className={css.group} id={idOf(initial)} aria-labelledby={`${idOf(initial)}-titre`}>
            <p className={css.initial} id={`${idOf(initial)}-titre`}>
              {initial}
            </p>
            <ul className={css.entries}>
              {own.map((association) => (
                <Entry key={association.slug} association={association} isOpen={associations.length <= FEW} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
