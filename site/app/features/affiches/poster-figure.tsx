import type { Image } from "#app/lib/image.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { Picture } from "#app/ui/picture.tsx"
import { Affiche } from "./affiche.tsx"

type PosterFigureProps = { image: Image | undefined; path: string; title: string; mark?: string }

/** What a printed poster shows large: its subject's photograph, or the affiche of its address. */
export function PosterFigure({ image, path, title, mark }: PosterFigureProps) {
  if (image) return <Picture {...pictureOf(image)} alt="" sizes="44rem" priority />
  return <Affiche seed={path} title={title} {...(mark !== undefined && { mark })} />
}
