import type { ReactNode } from "react"
import type { Announcement as AnnouncementContent } from "#app/features/announcements/announcements.server.ts"
import { AnnouncementBand } from "#app/features/announcements/announcement-band.tsx"
import type { Menu } from "#app/features/navigation/navigation.server.ts"
import { HeaderSearch } from "#app/features/search/header-search.tsx"
import { useCurrentPath } from "#app/features/navigation/use-current-path.ts"
import { contactSlips, socialLinks } from "#app/features/settings/footer-content.ts"
import { OpeningWeek } from "#app/features/settings/opening-week.tsx"
import type { SiteSettings } from "#app/features/settings/settings.server.ts"
import { SiteFooter } from "#app/ui/site-footer.tsx"
import { SiteHeader } from "#app/ui/site-header.tsx"

/** What every page of the default layout shows around its content. */
export type SiteFrame = { settings: SiteSettings; menu: Menu; announcements: AnnouncementContent[] }

const LEGAL = [
  { href: "/a-propos/mentions-juridiques", label: "Mentions juridiques" },
  { href: "/a-propos/mentions-juridiques#politique-de-confidentialite", label: "Politique de confidentialité" },
  { href: "/accessibilite", label: "Accessibilité" },
  { href: "/plan-du-site", label: "Plan du site" },
]

const FOLLOWING = [
  { href: "/abonnements", label: "Calendriers et fils" },
  { href: "/echeances", label: "Échéances" },
]

/** Header, announcements, content, footer. */
export function DefaultLayout({
  frame,
  control,
  children,
}: {
  frame: SiteFrame
  control: ReactNode
  children: ReactNode
}) {
  const { settings, menu, announcements } = frame
  return (
    <>
      <SiteHeader
        name={settings.shortName}
        sections={menu.sections}
        quickLinks={menu.quickLinks}
        currentPath={useCurrentPath()}
        searchHref="/recherche"
        search={<HeaderSearch />}
      />
      <AnnouncementBand announcements={announcements} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        name={settings.name}
        slips={contactSlips(settings)}
        sections={menu.sections}
        columns={[
          { title: "À consulter", links: menu.quickLinks },
          { title: "Nous suivre", links: [...FOLLOWING, ...socialLinks(settings)] },
        ].filter(({ links }) => links.length > 0)}
        legal={LEGAL}
        control={control}
      >
        {settings.week.rows.length > 0 && <OpeningWeek week={settings.week} />}
      </SiteFooter>
    </>
  )
}
