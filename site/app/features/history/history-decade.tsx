import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import { type Decade, type HistoryEntry, yearOf } from "./decades.ts"
import css from "./history-decade.module.css"

/** A decade as a list, each year set as on a poster. */
export function HistoryDecade({ decade: { id, label, entries } }: { decade: Decade<HistoryEntry> }) {
  return (
    <Section id={id} title={label}>
      <ol className={css.entries}>
        {entries.map((entry) => {
          const year = yearOf(entry)
          return (
            <li key={`${entry.date}${entry.title}`} className={css.entry}>
              {year && (
                <p className={css.year}>
                  <time dateTime={entry.date}>{year}</time>
                </p>
              )}
              <div className={css.text}>
                <h3 className={css.title}>{entry.title}</h3>
                {entry.text && <p>{entry.text}</p>}
                {entry.url && (
                  <p>
                    <SiteLink href={entry.url}>
                      En savoir plus<span className={css.hidden}> sur «&nbsp;{entry.title}&nbsp;»</span>
                    </SiteLink>
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
