import type { Image } from "#app/lib/image.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { Figure } from "#app/ui/figure.tsx"
import { Picture } from "#app/ui/picture.tsx"

/** A picture with its credit. `sizes` is the width it takes, as CSS media conditions. */
export function BlockPicture({ image, sizes = "(min-width: 60rem) 40rem, 100vw" }: { image: Image; sizes?: string }) {
  return (
    <Figure credit={image.credit}>
      <Picture {...pictureOf(image)} sizes={sizes} />
    </Figure>
  )
}
