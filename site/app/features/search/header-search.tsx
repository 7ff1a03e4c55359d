import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react"
import { useTypedText } from "#app/lib/use-typed-text.ts"
import { SearchField } from "#app/ui/search-field.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./header-search.module.css"
import { MarkedText } from "./marked-text.tsx"
import { answerSearch, type SearchAnswer } from "./search-answer.ts"
import { searchHref } from "./search-href.ts"
import { SEARCH_KINDS } from "./search-kinds.ts"
import { useSearcher } from "./use-searcher.ts"

/** Results proposed under the field; the others are one press away. */
const PROPOSED = 6

const announce = ({ total }: SearchAnswer) => {
  if (total === 0) return "Aucun résultat"
  const count = total === 1 ? "1\u00A0résultat" : `${total}\u00A0résultats`
  return `${count}. Flèche vers le bas pour les parcourir.`
}

const linksIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>("ul a, p a") ?? [])]

/**
 * The field in the header: a form that leads to the search page, and under it, once the index has come, the first
 * results as plain links that the arrows walk through.
 */
export function HeaderSearch() {
  const { text, field } = useTypedText("")
  const { searcher, load } = useSearcher()
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const query = text.trim()

  // Who was in the field, and what was typed, before the application was there counts too.
  useEffect(() => {
    const isInField = document.activeElement === field.ref.current
    if (text !== "" || isInField) load()
    if (text !== "" && isInField) setIsOpen(true)
  }, [text, load, field.ref])

  const answer =
    isOpen && searcher && query.length > 1 ? answerSearch(searcher, { query, kind: undefined, page: 1 }) : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault()
      setIsOpen(false)
      field.ref.current?.focus()
      return
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    const links = linksIn(box.current)
    if (step === 0 || links.length === 0) return
    event.preventDefault()
    const stops = [field.ref.current, ...links]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[(at + step + stops.length) % stops.length]?.focus()
  }

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false)
  }

  return (
    <div className={css.box} ref={box} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <SearchField
        action="/recherche"
        label="Rechercher dans le site"
        size="s"
        input={{
          ...field,
          placeholder: "Rechercher",
          onFocus: () => {
            load()
            setIsOpen(true)
          },
        }}
      />
      <p className={css.announcement} role="status">
        {answer && announce(answer)}
      </p>
      {answer && (
        <div className={css.panel}>
          {answer.total === 0 ? (
            <p className={css.none}>Aucun résultat pour «&nbsp;{query}&nbsp;».</p>
          ) : (
            <Proposed answer={answer} onChosen={() => setIsOpen(false)} />
          )}
          <p className={css.all}>
            <SiteLink href={searchHref(query)} onClick={() => setIsOpen(false)}>
              {answer.total > PROPOSED ? `Voir les ${answer.total} résultats` : "Ouvrir la page de recherche"}
            </SiteLink>
          </p>
        </div>
      )}
    </div>
  )
}

function Proposed({ answer: { results }, onChosen }: { answer: SearchAnswer; onChosen: () => void }) {
  return (
    <ul className={css.list}>
      {results.slice(0, PROPOSED).map(({ href, kind, title, detail }, at) => (
        <li key={`${at} ${href}`}>
          <SiteLink className={css.link} href={href} onClick={onChosen}>
            <span className={css.title}>
              <MarkedText parts={title} />
            </span>
            <span className={css.kind}>
              {SEARCH_KINDS[kind].singular}
              {detail && `, ${detail}`}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
