import { Affiche } from "#app/features/affiches/affiche.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { Columns } from "#app/ui/columns.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Pagination } from "#app/ui/pagination.tsx"
import { PersonCard } from "#app/ui/person-card.tsx"
import { Section } from "#app/ui/section.tsx"
import { SectionIndex } from "#app/ui/section-index.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import { Shell } from "./shell.tsx"

export function ListSheet() {
  return (
    <Shell>
      <PageHeader
        title="Valorisation de l’implication des femmes"
        figure={<Affiche seed="femmes" title="Valorisation" variant="header" />}
        summary="Nos mesures, nos programmes et la prochaine activité."
        breadcrumb={[
          { href: "/", label: "Accueil" },
          { href: "/enjeux", label: "Enjeux" },
        ]}
      />
      <Section title="Les pages de la section">
        <SectionIndex
          items={[
            {
              href: "/1",
              title: "Financement de l’enseignement supérieur",
              summary: "Ce que nous demandons, chiffres à l’appui.",
            },
            {
              href: "/2",
              title: "Laissez-passer universitaire",
              summary: "Qui l’a, combien il coûte, comment l’obtenir.",
              isNew: true,
            },
            { href: "/3", title: "Cannabis" },
          ]}
        />
      </Section>
      <Section title="Comité exécutif">
        <Filters action="/x" count="4 personnes" resetHref="/x">
          <Field id="q" label="Nom ou rôle">
            {(aria) => <TextInput {...aria} name="q" />}
          </Field>
          <Field id="s" label="Secteur">
            {(aria) => (
              <Select {...aria} name="secteur">
                <option>Tous les secteurs</option>
              </Select>
            )}
          </Field>
        </Filters>
        <Columns as="ul" min="s">
          {["Alex Tremblay", "Camille Roy", "Sacha Gagnon", "Dominique Côté"].map((name, index) => (
            <li key={name}>
              <PersonCard
                name={name}
                role={["Présidence", "Affaires externes", "Trésorerie", "Vie étudiante"][index] ?? ""}
                email="role@confederation.example"
                phone="4185550101"
                figure={<Affiche seed={name} title={name} variant="portrait" />}
                badge={index === 3 && <Badge tone="past">Mandat terminé</Badge>}
              />
            </li>
          ))}
        </Columns>
        <Pagination page={3} pages={9} hrefFor={(page) => `?page=${page}`} />
      </Section>
      <Section title="Offres d’emploi">
        <EmptyState
          title="Aucune offre en ce moment."
          action={<a href="/abonnements">Recevoir les prochaines offres</a>}
        >
          <p>Les postes sont affichés ici dès leur ouverture.</p>
        </EmptyState>
      </Section>
    </Shell>
  )
}
