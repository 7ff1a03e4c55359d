import { type ReactNode, useEffect, useRef } from "react"
import { Icon } from "./icon.tsx"
import { SectionMenu } from "./section-menu.tsx"
import css from "./site-header.module.css"
import { SiteLink } from "./site-link.tsx"
import type { NavLink, NavSection } from "./site-nav.ts"
import { Wordmark } from "./wordmark.tsx"

type SiteHeaderProps = {
  name: string
  sections: readonly NavSection[]
  quickLinks: readonly NavLink[]
  /** Path of the page on screen, without a trailing slash. */
  currentPath: string
  /** The page of the search, one press away where there is no room for a field. */
  searchHref?: string | undefined
  /** The field itself, where there is. */
  search?: ReactNode
}

/**
 * The head of every page. The phone menu is a popover and the sections are
 * exclusive `<details>`: both work without script, which only adds Esc, a
 * click elsewhere and closing after a navigation.
 */
export function SiteHeader({ name, sections, quickLinks, currentPath, searchHref, search }: SiteHeaderProps) {
  const menu = useRef<HTMLDivElement>(null)
  const shownPath = useRef(currentPath)

  useEffect(() => {
    const openSection = () => menu.current?.querySelector<HTMLDetailsElement>("details[open]")
    const onKeyDown = (event: KeyboardEvent) => {
      const section = event.key === "Escape" ? openSection() : undefined
      if (!section) return
      const hadFocus = section.contains(document.activeElement)
      section.open = false
      if (hadFocus) section.querySelector("summary")?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      const section = openSection()
      if (section && event.target instanceof Node && !section.contains(event.target)) section.open = false
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onPointerDown)
    }
  }, [])

  useEffect(() => {
    // Not on the page where the script arrives: the visitor may be in the menu already.
    if (shownPath.current === currentPath) return
    shownPath.current = currentPath
    for (const section of menu.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
      section.open = false
    menu.current?.hidePopover?.()
  }, [currentPath])

  return (
    <header className={css.header} data-print="no">
      <div className={css.bar}>
        <SiteLink className={css.home} href="/" current={currentPath === "/"}>
          <Wordmark name={name} />
          <span className={css.visuallyHidden}>&nbsp;: accueil</span>
        </SiteLink>
        {search && <div className={css.search}>{search}</div>}
        {searchHref && (
          <SiteLink className={css.searchLink} href={searchHref} current={currentPath === searchHref}>
            <Icon name="search" label="Rechercher" />
          </SiteLink>
        )}
        <button className={css.menuButton} type="button" popoverTarget="menu">
          <Icon name="menu-2" />
          Menu
        </button>
      </div>
      <div className={css.menu} id="menu" popover="auto" ref={menu}>
        <button className={css.closeButton} type="button" popoverTarget="menu" popoverTargetAction="hide">
          <Icon name="x" />
          Fermer
        </button>
        <nav className={css.quick} aria-label="Raccourcis">
          <ul className={css.quickList}>
            {quickLinks.map((link) => (
              <li key={link.href}>
                <SiteLink className={css.quickLink} href={link.href} current={currentPath === link.href}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={css.sections} aria-label="Menu principal">
          <ul className={css.sectionList}>
            {sections.map((section) => (
              <SectionMenu key={section.href} section={section} currentPath={currentPath} />
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
