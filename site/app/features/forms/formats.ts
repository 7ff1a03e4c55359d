import { parseDate } from "#app/lib/dates.ts"

/**
 * An address that mail can be sent to: one `@`, a domain with a dot, no space, no comma, no angle bracket, nothing that
 * could end a header. Accented local parts and domains are addresses too.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u.test(text) &&
  !/^\.|\.\.|\.@/.test(text)

/** Ten to fifteen digits, however they are grouped, and perhaps an extension. */
export function isPhoneNumber(text: string): boolean {
  const [number = "", extension = "0"] = text.split(/\s*,?\s*(?:poste|ext\.?|#)\s*/i)
  if (!/^\+?[\d\s().\-\u00A0\u2011]+$/.test(number) || !/^\d{1,6}$/.test(extension)) return false
  const digits = number.replace(/\D/g, "").length
  return digits >= 10 && digits <= 15
}

/** Whether `parseDate` reads it. */
export function isCalendarDay(text: string): boolean {
  try {
    parseDate(text)
    return true
  } catch {
    return false
  }
}
