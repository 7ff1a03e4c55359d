import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { Picture } from "#app/ui/picture.tsx"
import type { StaffMember } from "./staff.server.ts"
import css from "./staff-list.module.css"

/** People of one sector: what they do, what to write to them for, how to reach them. */
export function StaffList({ people }: { people: readonly StaffMember[] }) {
  return (
    <ul className={css.list}>
      {people.map(({ id, name, role, email, phone, topics, portrait }) => (
        <li key={id} className={css.person}>
          <div className={css.who}>
            {portrait && (
              <div className={css.portrait}>
                <Picture {...pictureOf(portrait)} sizes="5rem" />
              </div>
            )}
            <div>
              <h3 className={css.role}>{role}</h3>
              <p>{name}</p>
              <p>
                <a className={css.reach} href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
              {phone && (
                <p>
                  <a className={css.reach} href={phoneHref(phone)}>
                    {formatPhone(phone)}
                  </a>
                </p>
              )}
            </div>
          </div>
          {topics.length > 0 && (
            <ul className={css.topics} aria-label="Écrivez pour">
              {topics.map((topic) => (
                <li key={topic} className={css.topic}>
                  {topic}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
