import { ContactBlock } from "#app/ui/contact-block.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Prose } from "#app/ui/prose.tsx"
import { Section } from "#app/ui/section.tsx"
import { Steps } from "#app/ui/steps.tsx"
import { Shell } from "./shell.tsx"

export function CalmSheet() {
  return (
    <Shell>
      <PageHeader
        tone="calm"
        title="Bureau des droits étudiants"
        breadcrumb={[
          { href: "/", label: "Accueil" },
          { href: "/services", label: "Services" },
        ]}
        summary="Un litige, une accusation, un refus qui vous semble injuste ? Écrivez-nous : c’est gratuit, confidentiel, et vous gardez le contrôle de chaque étape."
      />
      <Section title="Nous joindre">
        <Notice title="Parlez à quelqu’un aujourd’hui">
          <ContactBlock phone="418 555-0120" email="bde@confederation.example" />
        </Notice>
      </Section>
      <Section title="Ce que nous faisons">
        <Prose>
          <p>
            Nous lisons les règlements avec vous, nous préparons votre réponse et nous vous accompagnons aux rencontres.
          </p>
        </Prose>
      </Section>
      <Section title="Comment ça se passe">
        <Steps
          items={[
            { title: "Vous nous écrivez", children: <p>Quelques phrases suffisent.</p> },
            { title: "Nous répondons en un jour ouvrable" },
            { title: "Vous décidez de la suite" },
          ]}
        />
      </Section>
    </Shell>
  )
}
