import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { LinkButton } from "#app/ui/link-button.tsx"
import type { HelpLine } from "./help-line.ts"

/** « Appeler le 911 »: under the thumb before anything is read. */
export function CallButtons({ lines }: { lines: readonly HelpLine[] }) {
  return lines.map(({ name, phone }) => {
    const href = phone && phoneHref(phone)
    return (
      phone &&
      href && (
        <LinkButton key={name} href={href} icon="phone">
          Appeler le&nbsp;{formatPhone(phone)}
        </LinkButton>
      )
    )
  })
}
