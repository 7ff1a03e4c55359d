import type { ReactNode } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { Columns } from "#app/ui/columns.tsx"
import { PersonCard } from "#app/ui/person-card.tsx"
import css from "./executive-gallery.module.css"
import type { ExecutiveMember } from "./executive-members.server.ts"

/** The members side by side, like posters on a wall; `portraitOf` draws whoever has no photograph. */
export function ExecutiveGallery({
  members,
  portraitOf,
}: {
  members: readonly ExecutiveMember[]
  portraitOf: (member: ExecutiveMember, place: number) => ReactNode
}) {
  return (
    <Columns as="ul">
      {members.map((member, place) => (
        <li key={member.id}>
          <PersonCard
            name={member.name}
            role={member.title}
            figure={portraitOf(member, place)}
            email={member.email}
            phone={member.phone}
            badge={member.phase === "over" && <Badge tone="past">Mandat terminé</Badge>}
          >
            {member.role && <p>{member.role}</p>}
            {member.description && <p className={css.about}>{member.description}</p>}
          </PersonCard>
        </li>
      ))}
    </Columns>
  )
}
