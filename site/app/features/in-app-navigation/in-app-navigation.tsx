import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router"

import { ContentLinks } from "./content-links.tsx"
import { NavigationFailure } from "./navigation-failure.tsx"
import { PageAnnouncement } from "./page-announcement.tsx"

/** What a document navigation gives by itself and the application owes its visitors. Once, inside the layout. */
export function InAppNavigation() {
  // The hook and not <ScrollRestoration>, which writes an inline script for a document that needs none.
  useScrollRestoration()
  return (
    <>
      <PageAnnouncement />
      <NavigationFailure />
      <ContentLinks />
    </>
  )
}
