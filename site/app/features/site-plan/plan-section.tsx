import { Section } from "#app/ui/section.tsx"
import type { PlanPage, PlanPart } from "./arrange-plan.ts"
import { PlanList } from "./plan-list.tsx"

/** A section of the site: its own page first, then those under it. */
export function PlanSection({ part: { title, index, pages } }: { part: PlanPart }) {
  const first: PlanPage[] = index === undefined ? [] : [index]
  const all = [...first, ...pages]
  return (
    <Section title={title} aside={<p>{`${all.length}\u00A0${all.length > 1 ? "pages" : "page"}`}</p>}>
      <PlanList pages={all} />
    </Section>
  )
}
