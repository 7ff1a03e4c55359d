import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { Section } from "#app/ui/section.tsx"
import { describeAccess, type HelpLine } from "./help-line.ts"
import css from "./help-now.module.css"

/** The numbers to call when somebody is in danger: each one to be pressed with a thumb. */
export function HelpNow({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null
  return (
    <Section id="maintenant" title="Besoin d’aide maintenant&#8239;?">
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.name} className={css.line}>
            <h3 className={css.name}>{line.name}</h3>
            {line.phone && (
              <a className={css.call} href={phoneHref(line.phone)}>
                <span className={css.verb}>Appeler le</span> {formatPhone(line.phone)}
              </a>
            )}
            {line.text && <p className={css.text}>{line.text}</p>}
            <p className={css.access}>{describeAccess(line)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
