/** « 11 h », « 18 h 15 », « 0 h 30 » from `HH:MM` or `HH:MM:SS`, or from the end of a wall clock. */
export function formatTime(time: string): string {
  const [, hours, minutes] = /(?:^|T)(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new Error("Invalid time format")
  const shown = `${Number(hours)}\u00A0h`
  return minutes === "00" ? shown : `${shown}\u00A0${minutes}`
}

/** « 11 h à 15 h ». */
export const formatHours = (opens: string, closes: string): string => `${formatTime(opens)} à ${formatTime(closes)}`
