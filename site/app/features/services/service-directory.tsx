import { LinkList } from "#app/ui/link-list.tsx"
import { Section } from "#app/ui/section.tsx"
import { groupByNeed, type ServiceSummary } from "./service-needs.ts"

/** Every service, under the need it answers. */
export function ServiceDirectory({ services }: { services: readonly ServiceSummary[] }) {
  return groupByNeed(services).map(({ id, title, services: answers }) => (
    <Section key={id} id={id} title={title}>
      <LinkList
        items={answers.map((service) => ({
          href: service.path,
          label: service.title,
          note: service.summary,
          isNew: service.isNew,
        }))}
      />
    </Section>
  ))
}
