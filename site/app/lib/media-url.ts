/** The widths in pixels at which pictures are offered, besides their own when it is smaller. */
export const mediaWidths: readonly number[] = [320, 640, 960, 1280, 1600]

/** A short mark that changes when a file is replaced, from the moment it was last modified. */
export const mediaVersion = (modifiedOn: string): string =>
  Math.floor(Date.parse(/[Zz]|[+-]\d\d:\d\d$/.test(modifiedOn) ? modifiedOn : `${modifiedOn}Z`) / 1000).toString(36)

/** Names one version of a file: an address made of it never changes what it answers, so browsers keep it for good. */
export const versionedMedia = (file: { id: string; modified_on: string }): string =>
  `${file.id}.${mediaVersion(file.modified_on)}`

/** Where the site serves a file of the content backend; with a width in pixels, the picture scaled to it. */
export const mediaUrl = (id: string, width?: number): string =>
  width === undefined ? `/media/${id}` : `/media/${id}/${width}`
