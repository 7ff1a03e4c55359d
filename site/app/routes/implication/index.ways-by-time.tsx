import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./index.ways-by-time.module.css"

type Way = { title: string; text: string | undefined; link: { href: string; label: string } | undefined }

/** A staircase: each step asks for more time than the one before, and is longer. */
export function WaysByTime({ ways }: { ways: readonly Way[] }) {
  return (
    <ol role="list">
      {ways.map(({ title, text, link }) => (
        <li key={title} className={css.way}>
          <h3 className={css.title}>{title}</h3>
          <div>
            {text && <p>{text}</p>}
            {link && (
              <p className={css.link}>
                <SiteLink href={link.href}>{link.label}</SiteLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
