/**
 * « 11 h », « 18 h 15 », « 0 h 30 » from `HH:MM` or `HH:MM:SS`, or from the end of a wall clock.
 * @throws Error "Invalid time format" for anything that no clock shows
 */
export function formatTime(time: string): string {
  const [, hours, minutes] = /(?:^|T)([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new Error("Invalid time format")
  const shown = `${Number(hours)}\u00A0h`
  return minutes === "00" ? shown : `${shown}\u00A0${minutes}`
}

/** « 11 h à 15 h ». */
export const formatHours = (opens: string, closes: string): string => `${formatTime(opens)} à ${formatTime(closes)}`
