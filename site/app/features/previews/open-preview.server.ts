import { currentPreview, type PreviewSubject } from "#app/cms/preview-mode.server.ts"
import { env } from "#app/env.server.ts"
import { readPreviewLink, writePreviewLink } from "./preview-link.server.ts"

/** The parameter that holds the link of a preview, on the address of the page that it shows. */
export const PREVIEW_PARAMETER = "apercu"

/** What a link opens now; undefined for a forged or expired one, and on a site that has no previews. */
export const openPreview = (link: string): PreviewSubject | undefined =>
  env.SITE_PREVIEW_SECRET && env.CMS_PREVIEW_TOKEN
    ? readPreviewLink(link, Date.now(), env.SITE_PREVIEW_SECRET)
    : undefined

/** Whether the address of a page of this site is that of a preview which is open now. */
export function isOpenPreview(address: string | undefined): boolean {
  const url = URL.parse(address ?? "")
  const link = url?.origin === new URL(env.SITE_URL).origin ? url.searchParams.get(PREVIEW_PARAMETER) : null
  return typeof link === "string" && openPreview(link) !== undefined
}

/** The address that opens a preview of a record for a while; undefined on a site that has no previews. */
export function previewAddress(subject: PreviewSubject): string | undefined {
  if (!env.SITE_PREVIEW_SECRET) return undefined
  return `/apercu?${PREVIEW_PARAMETER}=${writePreviewLink(subject, Date.now(), env.SITE_PREVIEW_SECRET)}`
}

/** Where the Studio opens a preview to whoever is signed in there (`cms/extensions/preview-link`). */
export const studioAddress = ({ collection, id, version }: PreviewSubject): string =>
  `${env.CMS_PUBLIC_URL}/preview-link/${collection}/${id}${version === undefined ? "" : `?version=${version}`}`

/** What the screen says of the preview that is being made. */
export function describePreview() {
  const subject = currentPreview()
  return subject && { ...subject, studioUrl: env.CMS_PUBLIC_URL }
}

export type Preview = NonNullable<ReturnType<typeof describePreview>>
