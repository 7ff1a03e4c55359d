import { Timeline } from "#app/ui/timeline.tsx"
import type { ElectionMoment } from "./election-timeline.ts"

/** Nominations, campaigns, votes, college and results in order, each with its hours and its place. */
export function ElectionCalendar({ moments }: { moments: readonly ElectionMoment[] }) {
  return (
    <Timeline
      items={moments.map(({ key, date, dateLabel, hours, title, ballotLabel, place, state }) => ({
        id: key.replaceAll(":", ""),
        date,
        dateLabel,
        title: ballotLabel ? `${ballotLabel} : ${title.toLowerCase()}`.replace(" :", "\u00A0:") : title,
        state,
        children: (hours || place) && <p>{[hours, place].filter(Boolean).join(" · ")}</p>,
      }))}
    />
  )
}
