import { formatDay } from "#app/lib/dates.ts"
import { describeDaysLeft } from "#app/lib/period.ts"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { EMPLOYMENT_TYPES, isExpired } from "./job-offer-rules.ts"
import type { JobOfferDetails } from "./job-offers.server.ts"

/** The conditions of an offer in short: until when, what, where, how much. */
export function JobOfferFacts({ offer }: { offer: JobOfferDetails }) {
  const left = isExpired(offer) ? "expirée" : describeDaysLeft(offer.daysLeft).toLocaleLowerCase("fr-CA")
  return (
    <FactSheet
      items={[
        {
          label: "Date limite",
          value: (
            <>
              <time dateTime={offer.closesOn}>{formatDay(offer.closesOn)}</time> (<strong>{left}</strong>)
            </>
          ),
        },
        { label: "Type d’emploi", value: EMPLOYMENT_TYPES[offer.employmentType] },
        { label: "Service", value: offer.employer },
        { label: "Lieu", value: offer.place },
        { label: "Heures", value: offer.hours },
        { label: "Salaire", value: offer.salary },
        { label: "Entrée en fonction", value: offer.startsOn },
        { label: "Référence", value: offer.reference },
      ]}
    />
  )
}
