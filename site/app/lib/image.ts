/** A picture ready to be shown: where it is, what it says, its natural size in pixels. */
export type Image = {
  /** What addresses of it are made of: the file and its version. */
  id: string
  alt: string
  width: number
  height: number
  credit: string | undefined
}
