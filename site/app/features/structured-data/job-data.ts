import type { JobPosting } from "schema-dts"
import { withOffset } from "#app/lib/wall-clock.ts"
import type { Site } from "./site-data.ts"

type Offer = {
  title: string
  reference: string | null
  postedOn: string
  closesOn: string
  daysLeft: number
  employmentType: string
  employer: string | undefined
  place: string | undefined
  dutiesHtml: string
  requirementsHtml: string | undefined
  conditionsHtml: string | undefined
  salaryRange: { min: number | undefined; max: number | undefined; unit: string | undefined }
}

const salaryOf = ({ salaryRange: { min, max, unit } }: Offer) =>
  unit === undefined || (min ?? max) === undefined
    ? {}
    : {
        baseSalary: {
          "@type": "MonetaryAmount" as const,
          currency: "CAD",
          value: {
            "@type": "QuantitativeValue" as const,
            unitText: unit,
            ...(min !== undefined && { minValue: min }),
            ...(max !== undefined && { maxValue: max }),
          },
        },
      }

/** An offer one may still answer, as its page shows it (SEO-3); nothing once it has expired (SEO-4). */
export function jobData(site: Pick<Site, "siteUrl" | "name">, offer: Offer): Exclude<JobPosting, string> | undefined {
  if (offer.daysLeft < 0) return undefined
  return {
    "@type": "JobPosting",
    title: offer.title,
    description: [offer.dutiesHtml, offer.requirementsHtml, offer.conditionsHtml].filter(Boolean).join(""),
    datePosted: offer.postedOn,
    validThrough: withOffset(`${offer.closesOn}T23:59:59`),
    employmentType: offer.employmentType,
    hiringOrganization: { "@type": "Organization", name: offer.employer ?? site.name, sameAs: `${site.siteUrl}/` },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(offer.place && { addressLocality: offer.place }),
        addressRegion: "QC",
        addressCountry: "CA",
      },
    },
    ...(offer.reference && { identifier: { "@type": "PropertyValue", name: site.name, value: offer.reference } }),
    ...salaryOf(offer),
    directApply: false,
  }
}
