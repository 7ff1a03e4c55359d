import type { ReactNode } from "react"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Section } from "#app/ui/section.tsx"
import { NextEvent } from "./next-event.tsx"
import { chooseNext, type ServiceDates } from "./service-dates.ts"

type NextDateProps = {
  dates: ServiceDates
  title: string
  /** `wall` where there is a party. */
  tone?: "paper" | "wall"
  /** What is said when nothing is planned. */
  none: { title: string; text: ReactNode }
}

/** The next date of a service, set as on a poster. */
export function NextDate({ dates: { upcoming }, title, tone = "paper", none }: NextDateProps) {
  const next = chooseNext(upcoming)
  return (
    <Section id="dates" title={title} tone={next ? tone : "paper"}>
      {next ? (
        <NextEvent event={next} />
      ) : (
        <EmptyState title={none.title}>
          <p>{none.text}</p>
        </EmptyState>
      )}
    </Section>
  )
}
