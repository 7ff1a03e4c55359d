import { useState } from "react"
import { useTypedText } from "#app/lib/use-typed-text.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { Fold } from "#app/ui/fold.tsx"
import { Section } from "#app/ui/section.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import css from "./document-finder.module.css"
import {
  chooseDocuments,
  DOCUMENT_CATEGORIES,
  documentCategories,
  type DocumentCategory,
  type DocumentChoice,
  isDocumentCategory,
  splitDocuments,
} from "./document-rules.ts"
import { DocumentTable } from "./document-table.tsx"
import type { DocumentSummary } from "./documents.server.ts"

const countDocuments = (count: number) =>
  count === 0 ? "Aucun document" : count === 1 ? "1 document" : `${count} documents`

/**
 * All the documents by category, and the form that narrows them: a plain GET form, whose list also follows what is
 * typed once the application is there. `sent` is what the address asks for.
 */
export function DocumentFinder({ documents, sent }: { documents: readonly DocumentSummary[]; sent: DocumentChoice }) {
  const { text, field } = useTypedText(sent.text)
  const [category, setCategory] = useState(sent.category)
  const [year, setYear] = useState(sent.year)
  const found = chooseDocuments(documents, { category, year, text })
  const years = [...new Set(documents.map(({ date }) => date.slice(0, 4)))].toSorted().toReversed()
  const isNarrowed = category !== undefined || year !== undefined || text !== ""
  return (
    <>
      <div className={css.finder}>
        <Filters
          action="/documentation"
          label="Documents"
          submit="Chercher"
          resetHref={isNarrowed ? "/documentation" : undefined}
          count={countDocuments(found.length)}
        >
          <Field id="q" label="Mot ou titre">
            {(aria) => (
              <TextInput {...aria} {...field} type="search" name="q" autoComplete="off" enterKeyHint="search" />
            )}
          </Field>
          <Field id="categorie" label="Catégorie">
            {(aria) => (
              <Select
                {...aria}
                name="categorie"
                defaultValue={sent.category}
                onChange={({ target: { value } }) => setCategory(isDocumentCategory(value) ? value : undefined)}
              >
                <option value="">Toutes</option>
                {documentCategories.map((one) => (
                  <option key={one} value={one}>
                    {DOCUMENT_CATEGORIES[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="annee" label="Année">
            {(aria) => (
              <Select
                {...aria}
                name="annee"
                defaultValue={sent.year}
                onChange={({ target: { value } }) => setYear(value || undefined)}
              >
                <option value="">Toutes</option>
                {years.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
            )}
          </Field>
        </Filters>
        {found.length === 0 && (
          <EmptyState title="Aucun document ne correspond.">
            <p>Essayez un mot plus court, ou une autre année. Ce qui n’est pas encore adopté ne paraît pas ici.</p>
          </EmptyState>
        )}
      </div>
      <DocumentGroups documents={found} isNarrowed={isNarrowed} />
    </>
  )
}

function DocumentGroups({ documents, isNarrowed }: { documents: readonly DocumentSummary[]; isNarrowed: boolean }) {
  return documentCategories.map((category) => {
    const own = documents.filter((document) => document.category === category)
    return (
      own.length > 0 && (
        <Section
          key={category}
          title={DOCUMENT_CATEGORIES[category]}
          id={category.replaceAll("_", "-")}
          aside={<p>{countDocuments(own.length)}</p>}
        >
          <DocumentGroup category={category} documents={own} total={isNarrowed ? 0 : documents.length} />
        </Section>
      )
    )
  })
}

/** The documents of a category, the others after the latest; `total` counts those of the whole list. */
function DocumentGroup({
  category,
  documents,
  total,
}: {
  category: DocumentCategory
  documents: readonly DocumentSummary[]
  total: number
}) {
  const title = DOCUMENT_CATEGORIES[category]
  const { shown, others } = splitDocuments(documents.length, total)
  const rest = documents.slice(shown)
  return (
    <>
      <DocumentTable caption={title} documents={documents.slice(0, shown)} />
      {rest.length > 0 && others === "elsewhere" && (
        <p className={css.rest}>
          <SiteLink href={`/documentation?categorie=${category}`}>
            {title}&nbsp;: voir les {documents.length}
          </SiteLink>
        </p>
      )}
      {rest.length > 0 && others === "folded" && (
        <Fold everywhere summary={`${title}\u00A0: les ${rest.length} autres`}>
          <DocumentTable caption={`${title}, suite`} documents={rest} />
        </Fold>
      )}
    </>
  )
}
