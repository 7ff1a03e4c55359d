import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { describeAccess, type HelpLine, siteName } from "./help-line.ts"
import css from "./help-line-list.module.css"

/** People to talk to, one under the other: the number first, then what it is for. */
export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.name} className={css.line}>
          <div className={css.text}>
            <h3 className={css.name}>{line.name}</h3>
            {line.text && <p>{line.text}</p>}
            <p className={css.access}>{describeAccess(line)}</p>
          </div>
          <div>
            {line.phone && (
              <p className={css.phone}>
                <a href={phoneHref(line.phone)}>{formatPhone(line.phone)}</a>
              </p>
            )}
            {line.url && (
              <p>
                <a href={line.url} rel="noopener">
                  {siteName(line.url) ?? "Site Web"}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
