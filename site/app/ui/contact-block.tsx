import type { ReactNode } from "react"
import css from "./contact-block.module.css"
import { Icon } from "./icon.tsx"
import { MailText } from "./mail-text.tsx"
import { formatPhone, phoneHref } from "#app/lib/phone.ts"

type ContactBlockProps = {
  name?: string | undefined
  addressLines?: readonly string[] | undefined
  mapHref?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  fax?: string | undefined
  helpEmail?: string | undefined
  children?: ReactNode
}

/** Where to go, write and call; the map is a link, the address is text. */
export function ContactBlock({
  name,
  addressLines = [],
  mapHref,
  email,
  phone,
  fax,
  helpEmail,
  children,
}: ContactBlockProps) {
  return (
    <address className={css.contact}>
      {name && <p className={css.name}>{name}</p>}
      {phone && (
        <p className={css.line} data-main="true">
          <Icon name="phone" /> <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </p>
      )}
      {email && (
        <p className={css.line} data-main="true">
          <Icon name="mail" />{" "}
          <a href={`mailto:${email}`}>
            <MailText>{email}</MailText>
          </a>
        </p>
      )}
      {helpEmail && (
        <p className={css.line}>
          <Icon name="lifebuoy" />
          <span>
            Aide&nbsp;:{" "}
            <a href={`mailto:${helpEmail}`}>
              <MailText>{helpEmail}</MailText>
            </a>
          </span>
        </p>
      )}
      {fax && (
        <p className={css.line}>
          <Icon name="device-landline-phone" />
          <span>Télécopieur&nbsp;: {formatPhone(fax)}</span>
        </p>
      )}
      {addressLines.length > 0 && (
        <p className={css.line}>
          <Icon name="map-pin" />
          <span>
            {addressLines.map((line) => (
              <span key={line} className={css.addressLine}>
                {line}
              </span>
            ))}
            {mapHref && (
              <a href={mapHref} rel="noopener">
                Voir sur une carte
              </a>
            )}
          </span>
        </p>
      )}
      {children}
    </address>
  )
}
