import { readSize } from "./place-rules.ts"
import css from "./storage-sketch.module.css"

/** Height in centimetres of the scale beside each format, about that of a person. */
const PERSON = 170
/** The widest and highest format drawn, in centimetres. */
const FRAME = { width: 300, height: 230 }

/** The front of a storage format beside a person, in the same proportions for every format. Decorative: the size is written. */
export function StorageSketch({ size }: { size: string | undefined }) {
  const format = readSize(size)
  if (format === undefined || format.width > FRAME.width - 70 || format.height > FRAME.height) return null
  const floor = FRAME.height
  return (
    <svg className={css.sketch} viewBox={`0 0 ${FRAME.width} ${FRAME.height + 4}`} aria-hidden="true">
      <path className={css.floor} d={`M0 ${floor + 2}H${FRAME.width}`} />
      <circle className={css.person} cx="28" cy={floor - PERSON + 13} r="13" />
      <path className={css.person} d={`M8 ${floor}V${floor - 118}a20 20 0 0 1 40 0V${floor}z`} />
      <rect className={css.box} x="66" y={floor - format.height} width={format.width} height={format.height} />
      <path
        className={css.handle}
        d={`M${66 + format.width * 0.82} ${floor - format.height * 0.55}v${Math.min(14, format.height * 0.2)}`}
      />
    </svg>
  )
}
