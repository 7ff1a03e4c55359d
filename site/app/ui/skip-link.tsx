import css from "./skip-link.module.css"

/** The first stop of the Tab key. */
export function SkipLink({ target = "contenu" }: { target?: string }) {
  return (
    <a className={css.skip} data-surface="ink" href={`#${target}`}>
      Aller au contenu
    </a>
  )
}
