import type { Day } from "#app/lib/dates.ts"

/** What sort of body it is, as visitors read it. */
export const BODY_KINDS = {
  board: "Conseil d’administration",
  council: "Conseil",
  committee: "Comité",
  commission: "Commission",
  caucus: "Caucus",
} as const

/** Where a body sits; the key is also the value of `?palier=`. */
export const BODY_SCOPES = {
  confederation: "Confédération",
  university: "Université",
  faculty: "Faculté",
  external: "Externe",
} as const

export type BodyScope = keyof typeof BODY_SCOPES

export const isBodyScope = (text: string): text is BodyScope => Object.hasOwn(BODY_SCOPES, text)

export const bodyScopes: readonly BodyScope[] = Object.keys(BODY_SCOPES).filter(isBodyScope)

/** Whether a seat waits for somebody, is held, or was held until a day that has passed. */
export type SeatState = "vacant" | "held" | "expired"

/** `endsOn` is the last day of the mandate, included. */
export function seatState(
  { holder, isVacant, endsOn }: { holder: string | undefined; isVacant: boolean; endsOn: Day | undefined },
  today: Day,
): SeatState {
  if (isVacant || holder === undefined) return "vacant"
  return endsOn !== undefined && endsOn < today ? "expired" : "held"
}

/** What narrows the list of bodies. */
export type BodyChoice = { onlyVacant: boolean; scope: BodyScope | undefined }

type Choosable = { scope: BodyScope | undefined; vacancies: number }

/** The bodies that a visitor asked for, those with a free seat first; otherwise in the order given. */
export const chooseBodies = <Body extends Choosable>(bodies: readonly Body[], choice: BodyChoice): Body[] =>
  bodies
    .filter(({ scope }) => choice.scope === undefined || scope === choice.scope)
    .filter(({ vacancies }) => !choice.onlyVacant || vacancies > 0)
    .toSorted((left, right) => Number(right.vacancies > 0) - Number(left.vacancies > 0))

/** The free seats of all these bodies. */
export const countVacancies = (bodies: readonly { vacancies: number }[]): number =>
  bodies.reduce((sum, { vacancies }) => sum + vacancies, 0)

/** « 3 places libres », « 1 place libre », « Complet ». */
export const describeVacancies = (count: number): string =>
  count === 0 ? "Complet" : `${count}\u00A0${count === 1 ? "place libre" : "places libres"}`
