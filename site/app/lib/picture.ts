import type { Image } from "./image.ts"
import { mediaUrl, mediaWidths } from "./media-url.ts"

/** What `<Picture>` needs to show an image: its address at several widths, never larger than the original. */
export function pictureOf(image: Image) {
  const widths = mediaWidths.filter((width) => width < image.width)
  const largest = Math.min(image.width, mediaWidths.at(-1) ?? image.width)
  const srcSet = [...widths.filter((width) => width !== largest), largest].map(
    (width) => `${mediaUrl(image.id, width)} ${width}w`,
  )
  return {
    src: mediaUrl(image.id, largest),
    srcSet: srcSet.join(", "),
    alt: image.alt,
    width: image.width,
    height: image.height,
  }
}
