import { useId } from "react"
import { Button } from "./button.tsx"
import css from "./external-embed.module.css"
import { Icon } from "./icon.tsx"

type ExternalEmbedProps = {
  title: string
  href: string
  provider: string
  /** What a script may show here, once asked; `id` names the consent that asks for it. */
  player?: { id: string; src: string } | undefined
}

/** What another site holds: a link to it, and a place to show it here. Nothing is asked of that site before a click. */
export function ExternalEmbed({ title, href, provider, player }: ExternalEmbedProps) {
  const id = useId()
  return (
    <div className={css.embed}>
      {player && (
        <>
          <div
            className={css.place}
            data-embed={player.id}
            data-src={player.src}
            data-title={title}
            data-starter=""
            data-print="no"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: "" }}
          />
          <div className={css.offer} data-starter="" data-print="no">
            <p id={id}>
              <strong className={css.title}>{title}</strong>
              <span className={css.note}>
                L’afficher ici enverra à {provider} votre adresse IP et l’adresse de ce site. Rien ne lui est demandé
                avant.
              </span>
            </p>
            <Button data-embed-button="" aria-describedby={id}>
              Afficher ici
            </Button>
          </div>
        </>
      )}
      <a className={css.link} href={href} rel="noopener">
        <span className={css.title}>
          {player ? "Ouvrir ailleurs" : title} <Icon name="arrow-up-right" />
        </span>
        <span className={css.note}>
          S’ouvre sur le site de {provider}, qui a ses propres règles de confidentialité.
        </span>
      </a>
    </div>
  )
}
