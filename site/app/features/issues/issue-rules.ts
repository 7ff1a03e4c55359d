import { type Day, formatDay, formatMonth, parseDate } from "#app/lib/dates.ts"

/** What a dated step was, as visitors read it when the step has no date. */
export const STEP_KINDS = {
  position: "Position",
  action: "Action",
  result: "Résultat",
  milestone: "Repère",
  step: "Étape",
} as const

export type IssueStepKind = keyof typeof STEP_KINDS

/** A step as an editor wrote it; `date` is YYYY, YYYY-MM or YYYY-MM-DD, or nothing. */
export type IssueStep = {
  date: string | undefined
  kind: IssueStepKind
  title: string
  text: string | undefined
  url: string | undefined
}

/** A step in time: `past`, `current` (today, this month or this year), `coming`, or undated. */
export type IssueMoment = IssueStep & {
  dateLabel: string
  state: "past" | "current" | "coming" | undefined
}

/**
 * « 17 octobre 2018 », « octobre 2018 », « 2018 ».
 * @throws Error "Invalid date format" for another form or a day that no calendar has
 */
export function formatStepDate(date: string): string {
  if (/^\d{4}$/.test(date)) return date
  if (/^\d{4}-\d{2}$/.test(date)) {
    parseDate(`${date}-01`)
    return formatMonth(`${date}-01`)
  }
  return formatDay(date)
}

function stateOn(date: string, today: Day): "past" | "current" | "coming" {
  if (today.startsWith(date)) return "current"
  return date < today ? "past" : "coming"
}

/**
 * Where a step stands on `today`.
 * @throws Error "Invalid date format" when its date is none
 */
export function toMoment(step: IssueStep, today: Day): IssueMoment {
  const { date, kind } = step
  return date === undefined
    ? { ...step, dateLabel: STEP_KINDS[kind], state: undefined }
    : { ...step, dateLabel: formatStepDate(date), state: stateOn(date, today) }
}

/** Whether the steps are a way of doing, in order and without dates, rather than a history. */
export const isProcedure = (steps: readonly Pick<IssueStep, "date" | "kind">[]): boolean =>
  steps.length > 0 && steps.every(({ date, kind }) => date === undefined && kind === "step")
