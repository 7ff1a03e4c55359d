import css from "./external-embed.module.css"
import { Icon } from "./icon.tsx"

/** What another site would show here: a link to it, so that nothing is asked of that site before a click. */
export function ExternalEmbed({ title, href, provider }: { title: string; href: string; provider: string }) {
  return (
    <p className={css.embed}>
      <a className={css.link} href={href} rel="noopener">
        <span className={css.title}>
          {title} <Icon name="arrow-up-right" />
        </span>
        <span className={css.note}>
          S’ouvre sur le site de {provider}, qui a ses propres règles de confidentialité.
        </span>
      </a>
    </p>
  )
}
