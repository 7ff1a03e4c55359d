import type { ReactNode } from "react"
import { Announcement } from "#app/ui/announcement.tsx"
import { SiteFooter } from "#app/ui/site-footer.tsx"
import { SiteHeader } from "#app/ui/site-header.tsx"
import type { NavSection } from "#app/ui/site-nav.ts"
import { SkipLink } from "#app/ui/skip-link.tsx"

const links = (base: string, labels: string[], isNew = -1) =>
  labels.map((label, index) => ({ href: `${base}/${index}`, label, isNew: index === isNew }))

const sections: NavSection[] = [
  {
    href: "/a-propos",
    label: "À propos",
    shape: "a-propos",
    links: links("/a-propos", [
      "Associations membres",
      "Comité exécutif",
      "Personnel régulier",
      "Filiales",
      "Historique",
      "Offres d’emploi",
      "Charte graphique",
      "Demande d’entrevue",
    ]),
  },
  {
    href: "/implication",
    label: "Implication",
    shape: "implication",
    links: links("/implication", [
      "Élections",
      "Comité exécutif",
      "Conseil d’administration",
      "Autres conseils, comités et commissions",
    ]),
  },
  {
    href: "/enjeux",
    label: "Enjeux",
    shape: "enjeux",
    links: links("/enjeux", [
      "Financement de l’enseignement supérieur",
      "Laissez-passer universitaire",
      "Précarité menstruelle",
      "Cannabis",
      "Sauvons nos cafs et cafés",
      "Valorisation de l’implication des femmes",
    ]),
  },
  {
    href: "/ressources",
    label: "Ressources",
    shape: "ressources",
    links: links("/ressources", ["Assurances", "Santé psychologique", "Subventions", "Livres scolaires", "Mémoires"]),
  },
  {
    href: "/services",
    label: "Services",
    shape: "services",
    links: links(
      "/services",
      [
        "Bureau des droits étudiants",
        "Babillards",
        "Prêt et location",
        "Frigo partage",
        "Espaces de stockage",
        "Jeudis du Grand Salon",
        "Jeux interfacultaires",
        "Oktoberfest",
        "Petit campus",
        "Show de la rentrée",
        "Toilettes universelles",
      ],
      3,
    ),
  },
]

const quickLinks = [
  { href: "/actualites", label: "Actualités" },
  { href: "/evenements", label: "Événements" },
  { href: "/documentation", label: "Documentation" },
  { href: "/nous-joindre", label: "Nous joindre" },
]

/** Header and footer around a sheet, as the site has them. */
export function Shell({ children, announcement = false }: { children: ReactNode; announcement?: boolean }) {
  return (
    <>
      <SkipLink />
      <SiteHeader
        name="La Confédération"
        sections={sections}
        quickLinks={quickLinks}
        currentPath="/services/1"
        searchHref="/recherche"
      />
      {announcement && (
        <Announcement
          title="Les inscriptions à l’assemblée générale ferment jeudi à 17 h."
          href="/evenements/ag"
          linkLabel="S’inscrire"
        />
      )}
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        name="La Confédération"
        slips={[
          { href: "tel:+14185550100", label: "Téléphone", value: "418 555-0100" },
          { href: "mailto:info@confederation.example", label: "Courriel", value: "info@confederation.example" },
          { href: "/services/bde", label: "Droits étudiants", value: "418 555-0120" },
          { href: "/nous-joindre", label: "Heures", value: "Lun. au ven., dès 10 h" },
          { href: "/nous-joindre", label: "Local", value: "Pavillon des Érables, local 1100, 1, rue du Campus" },
        ]}
        sections={sections}
        columns={[
          { title: "À consulter", links: quickLinks },
          { title: "Nous suivre", links: [{ href: "https://reseau.example", label: "Réseau" }] },
        ]}
        legal={[
          { href: "/a", label: "Mentions juridiques" },
          { href: "/b", label: "Confidentialité" },
          { href: "/c", label: "Accessibilité" },
          { href: "/d", label: "Plan du site" },
        ]}
      />
    </>
  )
}
