import type { ReactNode } from "react"
import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { MailText } from "./mail-text.tsx"
import css from "./person-card.module.css"

type PersonCardProps = {
  name: string
  role: string
  figure?: ReactNode
  email?: string | undefined
  phone?: string | undefined
  badge?: ReactNode
  children?: ReactNode
  level?: 2 | 3 | 4
}

/** A person to write to: portrait (or initials), role first, then how to reach them. */
export function PersonCard({ name, role, figure, email, phone, badge, children, level = 3 }: PersonCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={css.person}>
      {figure && <div className={css.figure}>{figure}</div>}
      <Heading className={css.name}>{name}</Heading>
      <p className={css.role}>{role}</p>
      {badge && <p>{badge}</p>}
      {children && <div className={css.text}>{children}</div>}
      {email && (
        <a className={css.reach} href={`mailto:${email}`}>
          <MailText>{email}</MailText>
        </a>
      )}
      {phone && (
        <a className={css.reach} href={phoneHref(phone)}>
          {formatPhone(phone)}
        </a>
      )}
    </article>
  )
}
