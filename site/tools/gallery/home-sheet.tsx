import { Affiche } from "#app/features/affiches/affiche.tsx"
import { AgendaRow } from "#app/ui/agenda-row.tsx"
import { Card } from "#app/ui/card.tsx"
import { Columns } from "#app/ui/columns.tsx"
import { Hero } from "#app/ui/hero.tsx"
import { HoursTable } from "#app/ui/hours-table.tsx"
import { OpenNow } from "#app/ui/open-now.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { LinkList } from "#app/ui/link-list.tsx"
import { Section } from "#app/ui/section.tsx"
import { Shell } from "./shell.tsx"

export function HomeSheet() {
  return (
    <Shell announcement>
      <Hero
        title="Toutes les voix du premier cycle."
        summary="La Confédération représente les associations étudiantes du campus, défend vos droits et tient les services dont vous avez besoin."
        actions={
          <>
            <LinkButton href="/ressources/assurances" size="l">
              Modifier mon assurance
            </LinkButton>
            <LinkButton href="/services/bde" variant="plain" size="l">
              Faire respecter mes droits
            </LinkButton>
          </>
        }
        figure={<Affiche seed="babillard" title="B" variant="header" />}
      />
      <Section title="De quoi avez-vous besoin ?" aside={<p>Les quatre démarches les plus demandées.</p>}>
        <LinkList
          columns
          items={[
            { href: "/a", label: "Assurances", note: "Se retirer, ajouter une personne, réclamer." },
            { href: "/b", label: "Droits étudiants", note: "Un avis confidentiel, gratuit, sans jugement." },
            { href: "/c", label: "Réserver un babillard", note: "Vingt pavillons, une seule demande." },
            { href: "/d", label: "M’impliquer", note: "Une heure, une session ou un mandat.", isNew: true },
          ]}
        />
      </Section>
      <Section
        title="Prochains événements"
        aside={
          <p>
            <a href="/evenements">Tout le calendrier</a>
          </p>
        }
      >
        <AgendaRow
          href="/e/1"
          title="Jeudi du Grand Salon"
          date="2026-11-26"
          time="16 h 30"
          place="Grand Salon"
          kicker="Vie universitaire"
          figure={<Affiche seed="jeudi-3" title="Jeudi du Grand Salon" />}
        />
        <AgendaRow
          href="/e/2"
          title="Assemblée générale d’automne"
          date="2026-12-01"
          time="18 h"
          place="Amphithéâtre 1"
          kicker="Assemblée générale"
          figure={<Affiche seed="ag-2" title="Assemblée générale d’automne" />}
        />
        <AgendaRow
          href="/e/3"
          title="Jeux interfacultaires"
          date="2027-01-15"
          endDate="2027-01-17"
          place="Centre sportif"
          kicker="Vie universitaire"
          figure={<Affiche seed="jeux" title="Jeux" />}
        />
      </Section>
      <Section
        title="Actualités"
        aside={
          <p>
            <a href="/actualites">Toutes les actualités</a>
          </p>
        }
      >
        <Columns as="ul">
          {[
            "Le financement des associations augmente",
            "Un frigo partage ouvre au pavillon des sciences",
            "Retour sur la consultation : ce que vous nous avez dit du transport",
          ].map((title, index) => (
            <li key={title}>
              <Card
                href={`/actualites/${index}`}
                title={title}
                kicker="12 novembre 2026"
                figure={<Affiche seed={title} title={title} />}
                summary="Ce que la décision change pour les associations membres dès la session d’hiver."
              />
            </li>
          ))}
        </Columns>
      </Section>
      <Section title="Passez nous voir" tone="sunk">
        <HoursTable
          caption="Heures d’ouverture"
          status={<OpenNow moments="2026-01-01T00:00Z open Ouvert jusqu’à 15 h" />}
          rows={[
            { days: "Lundi au mercredi", hours: "11 h à 15 h" },
            { days: "Jeudi et vendredi", hours: "10 h à 14 h" },
            { days: "Samedi et dimanche", hours: "Fermé" },
          ]}
        />
      </Section>
    </Shell>
  )
}
