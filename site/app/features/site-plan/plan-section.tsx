import { countOf } from "#app/lib/count-of.ts"
import { Section } from "#app/ui/section.tsx"
import type { PlanPage, PlanPart } from "./arrange-plan.ts"
import { PlanList } from "./plan-list.tsx"

/** A section of the site: its own page first, then those under it. */
export function PlanSection({ part: { title, index, pages } }: { part: PlanPart }) {
  const first: PlanPage[] = index === undefined ? [] : [index]
  const all = [...first, ...pages]
  return (
    <Section title={title} aside={<p>{countOf(all.length, "page")}</p>}>
      <PlanList pages={all} />
    </Section>
  )
}
