import { useEffect } from "react"
import { useLocation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { Dialog } from "#app/ui/dialog.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import { Switch } from "#app/ui/switch.tsx"
import type { ConsentContent, PurposeContent } from "./consent-content.ts"
import css from "./consent-dialog.module.css"
import { ConsentDecision } from "./consent-decision.tsx"
import { CONSENT_TEXTS } from "./consent-texts.ts"

const text = CONSENT_TEXTS.fr

function PurposeText({ purpose }: { purpose: PurposeContent }) {
  const { description, recipients, duration, leavesQuebec, links } = purpose
  const facts = [
    { label: text.recipients, value: recipients },
    { label: text.duration, value: duration },
    { label: text.outsideQuebec, value: recipients && text.leavesQuebec[`${leavesQuebec}`] },
  ]
  return (
    <>
      <p>{description}</p>
      {recipients && (
        <dl className={css.facts}>
          {facts.map(
            ({ label, value }) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Actions({ isForced }: { isForced: boolean }) {
  return (
    <div className={css.actions}>
      <Button data-consent="all">{text.acceptAll}</Button>
      {!isForced && <Button data-consent="none">{text.declineAll}</Button>}
      <Button data-consent="selected">{text.save}</Button>
      {!isForced && (
        <Button variant="plain" data-consent="close">
          {text.close}
        </Button>
      )}
    </div>
  )
}

/** The settings: one switch per purpose. Opened, filled and answered by the starter, like the banner. */
export function ConsentDialog({ consent }: { consent: ConsentContent }) {
  const { pathname } = useLocation()
  // The starter looks again: another page is shown, or another configuration came with it.
  useEffect(() => void dispatchEvent(new Event("page-shown")), [pathname, consent])

  return (
    <Dialog
      id="consent-dialog"
      title={text.settings}
      data-starter=""
      data-print="no"
      suppressHydrationWarning
      footer={<Actions isForced={consent.isModalForced} />}
    >
      <p className={css.introduction}>{text.introduction}</p>
      <ConsentDecision />
      {consent.necessary.length > 0 && <h3 className={css.kind}>{text.necessary}</h3>}
      {consent.necessary.map((purpose) => (
        <Switch
          key={purpose.id}
          label={purpose.name}
          description={<PurposeText purpose={purpose} />}
          defaultChecked
          disabled
        />
      ))}
      {consent.optional.length > 0 && <h3 className={css.kind}>{text.optional}</h3>}
      {consent.optional.map((purpose) => (
        <Switch
          key={purpose.id}
          label={purpose.name}
          description={<PurposeText purpose={purpose} />}
          name="consent"
          value={purpose.id}
          autoComplete="off"
        />
      ))}
      <div className={css.unsaved} role="status">
        <p id="consent-unsaved" hidden suppressHydrationWarning>
          {text.unsaved}
        </p>
      </div>
    </Dialog>
  )
}
