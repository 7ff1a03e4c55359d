import { formatDay } from "#app/lib/dates.ts"
import { Container } from "#app/ui/container.tsx"

type PageDatesProps = { reviewedOn: string | undefined; updatedOn: string | undefined; owner: string | undefined }

/** When a person last checked the page, or else when it last changed, and who answers for it. */
export function PageDates({ reviewedOn, updatedOn, owner }: PageDatesProps) {
  const day = reviewedOn ?? updatedOn
  if (day === undefined) return null
  return (
    <Container spaced>
      <p>
        <small>
          {reviewedOn ? "Vérifiée le " : "Mise à jour le "}
          <time dateTime={day}>{formatDay(day)}</time>
          {owner && ` par ${owner}`}
        </small>
      </p>
    </Container>
  )
}
