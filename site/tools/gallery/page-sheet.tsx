import { Accordion } from "#app/ui/accordion.tsx"
import { CallToAction } from "#app/ui/call-to-action.tsx"
import { ContactBlock } from "#app/ui/contact-block.tsx"
import { DataTable } from "#app/ui/data-table.tsx"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { FileLink } from "#app/ui/file-link.tsx"
import { KeyFigures } from "#app/ui/key-figures.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { NewBadge } from "#app/ui/new-badge.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { PageContents } from "#app/ui/page-contents.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Quote } from "#app/ui/quote.tsx"
import { Section } from "#app/ui/section.tsx"
import { Steps } from "#app/ui/steps.tsx"
import { Timeline } from "#app/ui/timeline.tsx"
import { Shell } from "./shell.tsx"

export function PageSheet() {
  return (
    <Shell>
      <PageHeader
        title="Babillards"
        shape="services"
        badge={<NewBadge />}
        summary="Affichez votre activité dans vingt pavillons : une seule demande, une réponse en deux jours ouvrables."
        breadcrumb={[
          { href: "/", label: "Accueil" },
          { href: "/services", label: "Services" },
        ]}
        actions={<LinkButton href="#demande">Réserver un babillard</LinkButton>}
      />
      <PageContents
        items={[
          { id: "fiche", label: "L’essentiel" },
          { id: "pavillons", label: "Babillards par pavillon" },
          { id: "regles", label: "Règles d’affichage" },
          { id: "questions", label: "Questions fréquentes" },
        ]}
      />
      <Section title="L’essentiel" id="fiche">
        <FactSheet
          items={[
            { label: "Pour qui", value: "Associations membres, comités et groupes reconnus" },
            { label: "Où", value: "Vingt pavillons du campus" },
            { label: "Durée", value: "Deux semaines, renouvelables une fois" },
            { label: "Prix", value: "Gratuit pour les associations; 25,50 $ pour les autres" },
          ]}
        />
        <Notice title="Affichage électoral">
          Pendant une campagne, les affiches des candidatures passent avant les autres.
        </Notice>
      </Section>
      <Section
        title="Babillards par pavillon"
        id="pavillons"
        aside={<p>Les totaux comptent les babillards réservables.</p>}
      >
        <DataTable
          caption="Nombre de babillards, par pavillon"
          columns={[
            { key: "p", label: "Pavillon" },
            { key: "e", label: "Étage" },
            { key: "n", label: "Babillards", numeric: true },
          ]}
          rows={[
            { id: "a", cells: { p: "Pavillon central", e: "Rez-de-chaussée", n: 7 } },
            { id: "b", cells: { p: "Pavillon des sciences", e: "1er et 2e", n: 4 } },
            { id: "c", cells: { p: "Bibliothèque", e: "Hall", n: 1 } },
          ]}
          foot={{ p: "Total", n: 12 }}
        />
      </Section>
      <Section title="Règles d’affichage" id="regles">
        <Prose>
          <p>Une affiche par babillard et par activité, au format lettre ou tabloïd, datée et signée.</p>
          <h3>Ce qui est accepté</h3>
          <p>
            Les activités ouvertes à la population étudiante, les <a href="/x">offres de services</a> approuvées et les
            avis officiels. Le français doit être au moins aussi visible qu’une autre langue.
          </p>
          <ul>
            <li>Des punaises, jamais de ruban adhésif.</li>
            <li>Rien par-dessus l’affiche d’une autre association.</li>
          </ul>
        </Prose>
        <Steps
          items={[
            { title: "Choisissez vos pavillons", children: <p>Jusqu’à dix par demande.</p> },
            { title: "Envoyez l’affiche", children: <p>En PDF, au moins cinq jours avant.</p> },
            { title: "Nous confirmons" },
          ]}
        />
      </Section>
      <Section title="En chiffres">
        <KeyFigures
          items={[
            { value: "20", label: "pavillons desservis", source: "Registre des babillards" },
            { value: "62", label: "babillards" },
            { value: "2 jours", label: "pour une réponse" },
          ]}
        />
        <Quote author="Prénom Nom" role="comité de programme">
          On a rempli la salle avec dix affiches.
        </Quote>
      </Section>
      <Section title="Calendrier">
        <Timeline
          items={[
            { dateLabel: "1er septembre", title: "Ouverture des réservations", state: "past" },
            {
              dateLabel: "21 novembre",
              title: "Réservations d’hiver",
              state: "current",
              children: <p>Jusqu’au 15 décembre, 17 h.</p>,
            },
            { dateLabel: "5 janvier", title: "Pose des affiches", state: "coming" },
          ]}
        />
      </Section>
      <Section title="Questions fréquentes" id="questions">
        <Accordion
          items={[
            { title: "Puis-je afficher hors du campus ?", children: <p>Non; adressez-vous à la Ville.</p>, open: true },
            { title: "Mon affiche a disparu. Que faire ?", children: <p>Écrivez-nous avec le pavillon et la date.</p> },
          ]}
        />
        <FileLink
          href="/x.pdf"
          title="Règlement d’affichage"
          format="PDF"
          size="340 ko"
          date="1er septembre 2026"
          note="En vigueur"
        />
        <FileLink href="/y.pdf" title="Gabarit d’affiche" format="PDF" size="1,2 Mo" />
      </Section>
      <Section title="Réserver" id="demande">
        <CallToAction
          title="Votre activité mérite un mur."
          action={<LinkButton href="/f">Réserver un babillard</LinkButton>}
        >
          <p>Il faut environ trois minutes.</p>
        </CallToAction>
        <ContactBlock
          phone="418 555-0110"
          email="babillards@confederation.example"
          addressLines={["Pavillon central, local 2344", "Québec (Québec)"]}
          mapHref="https://carte.example"
        />
      </Section>
    </Shell>
  )
}
