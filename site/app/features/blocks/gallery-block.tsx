import type { Image } from "#app/lib/image.ts"
import { Gallery } from "#app/ui/gallery.tsx"
import { BlockPicture } from "./block-picture.tsx"

export function GalleryBlock({ images }: { images: readonly Image[] }) {
  return (
    <Gallery>
      {images.map((image) => (
        <li key={image.id}>
          <BlockPicture image={image} />
        </li>
      ))}
    </Gallery>
  )
}
