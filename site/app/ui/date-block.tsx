import { formatDayRange, formatWeekday, parseDate } from "#app/lib/dates.ts"
import css from "./date-block.module.css"

/** A day set as on a poster: numeral first. `date` and `end` are YYYY-MM-DD. */
export function DateBlock({ date, end, size = "s" }: { date: string; end?: string | undefined; size?: "s" | "l" }) {
  const [weekday = "", day = "", month = ""] = formatWeekday(date, "short").split(/[\s\u00a0]/)
  const until = end !== undefined && end !== date ? formatDayRange(date, end, "short") : undefined
  const isSameMonth = until !== undefined && end?.slice(0, 7) === date.slice(0, 7)
  return (
    <time className={css.date} data-size={size} dateTime={date}>
      <span className={css.day}>
        {day === "1er" ? (
          <>
            1<sup className={css.ordinal}>er</sup>
          </>
        ) : (
          day
        )}
        {isSameMonth && <span className={css.range}>–{parseDate(end).getDate()}</span>}
      </span>{" "}
      <span className={css.month}>{month}</span>{" "}
      <span className={css.weekday}>
        {until === undefined ? weekday : isSameMonth ? "" : `au ${until.split(" au ")[1]?.replace(/\s\d{4}$/, "")}`}
      </span>
    </time>
  )
}
