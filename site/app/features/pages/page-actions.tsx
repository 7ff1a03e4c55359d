import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { LinkButton } from "#app/ui/link-button.tsx"
import type { PageDetails } from "./pages.server.ts"

/** The page's own button and, where people come in trouble, the number to call: both before anything is read. */
export function PageActions({ action, phone = "" }: { action: PageDetails["action"]; phone?: string | undefined }) {
  const call = phoneHref(phone)
  return (
    <>
      {action && <LinkButton href={action.href}>{action.label}</LinkButton>}
      {call && (
        <LinkButton href={call} variant="plain" icon="phone">
          Appeler le&nbsp;{formatPhone(phone)}
        </LinkButton>
      )}
    </>
  )
}
