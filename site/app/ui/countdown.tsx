import { formatWeekday } from "#app/lib/dates.ts"
import { describeDaysLeft } from "#app/lib/period.ts"
import css from "./countdown.module.css"

type CountdownProps = { daysLeft: number; lastDay: string; size?: "m" | "l" }

/** How long there is left, its number set large. `lastDay` (YYYY-MM-DD) is the last day included. */
export function Countdown({ daysLeft, lastDay, size = "m" }: CountdownProps) {
  const [before, after] = describeDaysLeft(daysLeft).split(String(daysLeft))
  return (
    <p className={css.countdown} data-size={size}>
      {daysLeft === 0 ? (
        <span className={css.number} data-words="true">
          {before}
        </span>
      ) : (
        <>
          {before}
          <span className={css.number}>{daysLeft}</span>
          {after}
        </>
      )}
      <span className={css.until}>
        jusqu’au <time dateTime={lastDay}>{formatWeekday(lastDay)}</time> inclus
      </span>
    </p>
  )
}
