import { foldFrench, sortFrench } from "#app/lib/collation.ts"
import { countOf } from "#app/lib/count-of.ts"
import { matchesText } from "#app/lib/matches-text.ts"
import type { Association } from "./associations.server.ts"

/** What a visitor asked for: words found anywhere in an association, one faculty. */
export type AssociationChoice = { text: string; faculty: string | undefined }

type Sought = Pick<Association, "generic" | "subject" | "acronym" | "faculty" | "programs">

/** The associations that answer a choice, in the order given. */
export const chooseAssociations = <Item extends Sought>(
  associations: readonly Item[],
  { text, faculty }: AssociationChoice,
): Item[] =>
  associations.filter(
    (association) =>
      (faculty === undefined || association.faculty === faculty) &&
      matchesText(
        [association.generic + association.subject, association.acronym, association.faculty, ...association.programs],
        text,
      ),
  )

/** « É » and « e » stand under « E »; whatever does not begin with a letter, under « # ». */
export const initialOf = ({ subject }: Pick<Association, "subject">): string =>
  /^[a-z]/.exec(foldFrench(subject))?.[0].toUpperCase() ?? "#"

/** Neighbours under their initial, in the order given. */
export function groupByInitial<Item extends Pick<Association, "subject">>(
  associations: readonly Item[],
): { initial: string; associations: Item[] }[] {
  const groups = Map.groupBy(associations, initialOf)
  return [...groups].map(([initial, own]) => ({ initial, associations: own }))
}

/** The faculties, once each, « Faculté de » put aside when sorting. */
export const facultiesOf = (associations: readonly Pick<Association, "faculty">[]): string[] =>
  sortFrench([...new Set(associations.map(({ faculty }) => faculty))], (faculty) =>
    faculty.replace(/^(?:Faculté|École)\s+(?:des\s+|de\s+la\s+|de\s+l’|de\s+|d’|du\s+)/iu, ""),
  )

/** « 31 associations dans 9 facultés », « 1 association ». */
export function describeAssociations(associations: readonly Pick<Association, "faculty">[]): string {
  const count = associations.length
  if (count === 0) return "Aucune association trouvée"
  const faculties = facultiesOf(associations).length
  const counted = countOf(count, "association")
  return faculties > 1 ? `${counted} dans ${faculties}\u00A0facultés` : counted
}
