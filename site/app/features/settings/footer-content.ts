import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import type { SiteSettings } from "./settings.server.ts"

type Slip = { href: string; label: string; value: string }

const NETWORKS: Record<SiteSettings["socialLinks"][number]["network"], string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  youtube: "YouTube",
  bluesky: "Bluesky",
  mastodon: "Mastodon",
  threads: "Threads",
}

const phoneSlip = (label: string, phone: string | undefined): Slip[] => {
  const href = phone === undefined ? undefined : phoneHref(phone)
  return phone === undefined || href === undefined ? [] : [{ href, label, value: formatPhone(phone) }]
}

const emailSlip = (label: string, email: string | undefined): Slip[] =>
  email === undefined ? [] : [{ href: `mailto:${email}`, label, value: email }]

const mapSlip = ({ addressLines, mapUrl }: SiteSettings["contact"]): Slip[] =>
  mapUrl === undefined || addressLines[0] === undefined
    ? []
    : [{ href: mapUrl, label: "Passez nous voir", value: addressLines.slice(0, 2).join(", ") }]

/** The ways to reach the organisation, shortest first: only those that the settings hold. */
export const contactSlips = ({ contact, rightsOffice }: SiteSettings): Slip[] => [
  ...phoneSlip("Téléphone", contact.phone),
  ...emailSlip("Courriel", contact.email),
  ...mapSlip(contact),
  ...phoneSlip("Bureau des droits", rightsOffice.phone),
  ...emailSlip("Aide", contact.helpEmail),
]

/** Social networks by their names. */
export const socialLinks = (settings: SiteSettings) =>
  settings.socialLinks.map(({ network, url }) => ({ href: url, label: NETWORKS[network] }))
