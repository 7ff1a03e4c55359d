declare module "subset-font" {
  type Options = {
    targetFormat?: "sfnt" | "woff" | "woff2"
    /** A fixed value of the axis, or the range that stays. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepFeatures?: string[]
    noHinting?: boolean
  }

  /** Keeps of a font the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
