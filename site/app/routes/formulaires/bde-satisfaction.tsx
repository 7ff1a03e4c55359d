import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { formatPhone, phoneHref } from "#app/lib/phone.ts"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/bde-satisfaction.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  return { page: await getPage("/formulaires/bde-satisfaction") }
}

export default function RightsOfficeSurveyPage({ loaderData: { page } }: Route.ComponentProps) {
  const phone = page.contact?.contact.phone
  const place = page.contact?.contact.addressLines.slice(0, 2).join(", ")
  return (
    <PageScreen page={page}>
      <Section id="donner-votre-avis" title="Donner votre avis">
        <Prose>
          <ul>
            {place && <li>Sur papier, sans nom, au bureau&nbsp;: {place}.</li>}
            {phone && (
              <li>
                De vive voix, au <a href={phoneHref(phone)}>{formatPhone(phone)}</a>. Vous n’avez pas à dire qui vous
                êtes.
              </li>
            )}
          </ul>
          <p>
            Trois questions nous aident&nbsp;: comment était l’accueil, l’information était-elle claire, et que
            faudrait-il changer&#8239;?
          </p>
        </Prose>
      </Section>
    </PageScreen>
  )
}
