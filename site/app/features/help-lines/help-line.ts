/** Somebody to call, or a service to go to. */
export type HelpLine = {
  name: string
  phone: string | undefined
  text: string | undefined
  hours: string | undefined
  languages: string | undefined
  cost: string | undefined
  url: string | undefined
  urgency: "now" | "soon" | "support"
}

/** « Jour et nuit, tous les jours · Français et anglais · Gratuit ». */
export const describeAccess = ({ hours, languages, cost }: HelpLine): string =>
  [hours, languages, cost].filter(Boolean).join(" · ")

/** « suicide.ca » from an address, to say where a link leads; undefined when it is not one. */
export const siteName = (url: string): string | undefined => URL.parse(url)?.hostname.replace(/^www\./, "")
