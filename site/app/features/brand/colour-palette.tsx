import { ColourSwatch } from "#app/ui/colour-swatch.tsx"
import { Columns } from "#app/ui/columns.tsx"
import type { BrandColour } from "./brand-tokens.server.ts"
import { CopyButton } from "#app/ui/copy-button.tsx"

/** The colours of a scheme, with their values to copy and what they may be used for. */
export function ColourPalette({ colours }: { colours: readonly BrandColour[] }) {
  return (
    <Columns as="ul">
      {colours.map((colour) => (
        <li key={colour.name}>
          <ColourSwatch {...colour} copy={<CopyButton value={colour.value} />} />
        </li>
      ))}
    </Columns>
  )
}
