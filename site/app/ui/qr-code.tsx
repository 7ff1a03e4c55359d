import { encode } from "uqr"
import css from "./qr-code.module.css"

/** One square of the path per dark module; runs of a row are one rectangle. */
const rowPath = (row: readonly boolean[], y: number) =>
  row
    .map((isDark, x) =>
      isDark && row[x - 1] !== true ? `M${x} ${y}h${row.slice(x).findIndex((dark) => !dark)}v1H${x}z` : "",
    )
    .join("")

/** An address that a phone reads from paper. `label` says where it leads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={data.map(rowPath).join("")} />
    </svg>
  )
}
