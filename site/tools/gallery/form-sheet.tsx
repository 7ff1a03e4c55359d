import { Button } from "#app/ui/button.tsx"
import { Choice } from "#app/ui/choice.tsx"
import { ChoiceGroup } from "#app/ui/choice-group.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { Field } from "#app/ui/field.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Section } from "#app/ui/section.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import { SearchField } from "#app/ui/search-field.tsx"
import { Shell } from "./shell.tsx"

export function FormSheet() {
  return (
    <Shell>
      <PageHeader
        tone="paper"
        title="Écrire au bureau des droits"
        summary="Votre message est lu par deux personnes, tenues au secret."
      />
      <Section title="Votre message">
        <ErrorSummary
          errors={[
            { fieldId: "courriel", message: "Indiquez une adresse courriel valide, par exemple nom@domaine.ca." },
          ]}
        />
        <Field id="nom" label="Nom" optional>
          {(aria) => <TextInput {...aria} />}
        </Field>
        <Field
          id="courriel"
          label="Courriel"
          hint="Pour vous répondre seulement."
          error="Indiquez une adresse courriel valide, par exemple nom@domaine.ca."
        >
          {(aria) => <TextInput {...aria} defaultValue="nom@" />}
        </Field>
        <Field id="message" label="Votre message">
          {(aria) => <TextArea {...aria} />}
        </Field>
        <ChoiceGroup id="moyen" legend="Comment vous joindre ?">
          <Choice type="radio" name="m" value="c" label="Par courriel" defaultChecked />
          <Choice type="radio" name="m" value="t" label="Par téléphone" hint="Du lundi au vendredi, de 10 h à 14 h." />
        </ChoiceGroup>
        <Choice type="checkbox" name="ok" label="Je veux une copie de mon message." />
        <Switch
          label="Mesure d’audience"
          description="Compte les visites, sans vous suivre d’un site à l’autre."
          defaultChecked
        />
        <Switch label="Nécessaires" description="Toujours actifs." checked disabled readOnly />
        <Button type="submit" size="l">
          Envoyer mon message
        </Button>{" "}
        <Button variant="plain">Enregistrer</Button> <Button disabled>Fermé</Button>
        <SearchField action="/recherche" label="Rechercher dans le site" />
      </Section>
    </Shell>
  )
}
