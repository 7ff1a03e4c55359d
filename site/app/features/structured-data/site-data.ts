/** What structured data needs to know of the site; `siteUrl` has no trailing slash. */
export type Site = {
  siteUrl: string
  name: string
  shortName: string
  tagline: string | undefined
  contact: { addressLines: readonly string[]; email: string | undefined; phone: string | undefined }
  socialLinks: readonly { url: string }[]
}

/** Stands for the organisation in everything else that names it. */
export const organizationRef = ({ siteUrl }: Pick<Site, "siteUrl">) => ({ "@id": `${siteUrl}/#organisation` })
