import { type KeyDate, situateKeyDates } from "#app/features/pages/key-dates.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { listPlaces } from "#app/features/places/places.server.ts"
import { StorageList } from "#app/features/places/storage-list.tsx"
import { Countdown } from "#app/ui/countdown.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/espaces-de-stockage.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.page)

export async function loader() {
  const [page, formats] = await Promise.all([getPage("/services/espaces-de-stockage"), listPlaces("storage")])
  return { page, formats, keyDates: situateKeyDates(page.keyDates) }
}

export default function StoragePage({ loaderData: { page, formats, keyDates } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <Section id="formats" title="Formats et prix" aside={<p>Chaque format est dessiné à côté d’une personne.</p>}>
        <StorageList formats={formats} />
      </Section>
      {keyDates.map((date) => (
        <StorageDeadline key={date.title} date={date} />
      ))}
    </PageScreen>
  )
}

function StorageDeadline({ date: { title, closesOn, text, state } }: { date: KeyDate }) {
  if (state.phase !== "open" || state.daysLeft === undefined || closesOn === undefined) return null
  return (
    <Section title={title}>
      <Countdown daysLeft={state.daysLeft} lastDay={closesOn} />
      {text && <p>{text}</p>}
    </Section>
  )
}
