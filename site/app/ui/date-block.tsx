import css from "./date-block.module.css"

const month = new Intl.DateTimeFormat("fr-CA", { month: "short", timeZone: "UTC" })
const weekday = new Intl.DateTimeFormat("fr-CA", { weekday: "long", timeZone: "UTC" })

/** A day set as on a poster: numeral first. `date` and `end` are YYYY-MM-DD. */
export function DateBlock({ date, end, size = "s" }: { date: string; end?: string | undefined; size?: "s" | "l" }) {
  const start = new Date(`${date}T12:00:00Z`)
  const last = end && end !== date ? new Date(`${end}T12:00:00Z`) : undefined
  const sameMonth = last && last.getUTCMonth() === start.getUTCMonth()
  return (
    <time className={css.date} data-size={size} dateTime={date}>
      <span className={css.day}>
        {ordinal(start)}
        {last && sameMonth && <span className={css.range}>–{last.getUTCDate()}</span>}
      </span>{" "}
      <span className={css.month}>
        {month.format(start)}
        {last && !sameMonth && ` – ${ordinal(last)} ${month.format(last)}`}
      </span>{" "}
      {!last && <span className={css.weekday}>{weekday.format(start)}</span>}
    </time>
  )
}

const ordinal = (date: Date) => (date.getUTCDate() === 1 ? "1er" : String(date.getUTCDate()))
