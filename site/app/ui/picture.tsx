import css from "./picture.module.css"

type PictureProps = {
  src: string
  /** Empty when the image only decorates. */
  alt: string
  width: number
  height: number
  sources?: readonly { type: string; srcSet: string }[] | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
  /** True for the one image of the first screen. */
  priority?: boolean
}

/** A photograph in the best format the browser takes, its room kept before it arrives. */
export function Picture({ src, alt, width, height, sources = [], srcSet, sizes, priority = false }: PictureProps) {
  return (
    <picture className={css.picture}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={css.image}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  )
}
