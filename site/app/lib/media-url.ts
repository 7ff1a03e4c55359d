/** Where the site serves a file of the content backend; with a width in pixels, the picture scaled to it. */
export const mediaUrl = (id: string, width?: number): string =>
  width === undefined ? `/media/${id}` : `/media/${id}/${width}`
