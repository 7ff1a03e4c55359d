import type { ConsentPlan, ConsentPurpose } from "./consent-rules.ts"

/** A purpose with what the visitor reads about it, in the site's language. */
export type PurposeContent = ConsentPurpose & {
  name: string
  description: string
  /** Who receives what it says of the visitor, how long it is kept; the backend refuses an optional purpose without them. */
  recipients: string | undefined
  duration: string | undefined
  leavesQuebec: boolean
  links: { href: string; label: string }[]
}

/** Everything that the banner, the settings and the starter need, as the content backend configures it. */
export type ConsentContent = Omit<ConsentPlan, "necessary" | "optional"> & {
  necessary: PurposeContent[]
  optional: PurposeContent[]
  hasControlButton: boolean
  hasNecessaryButton: boolean
}

const toPurpose = ({ id, isPreselected, targetCookieIds }: ConsentPurpose) => ({ id, isPreselected, targetCookieIds })

/** The part that the starter reads in the page, without the texts that the page shows already. */
export const toPlan = ({ necessary, optional, isModalForced, closesOnOutsideClick }: ConsentContent): ConsentPlan => ({
  necessary: necessary.map(toPurpose),
  optional: optional.map(toPurpose),
  isModalForced,
  closesOnOutsideClick,
})
