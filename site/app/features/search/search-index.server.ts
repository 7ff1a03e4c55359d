import { readSettings } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { listEventRecords, listNewsRecords, listOfferRecords } from "./records/dated-records.server.ts"
import { listPageRecords } from "./records/page-records.server.ts"
import {
  listAssociationRecords,
  listBodyRecords,
  listPersonRecords,
  listSubsidiaryRecords,
} from "./records/people-records.server.ts"
import {
  listDocumentRecords,
  listEquipmentRecords,
  listGrantRecords,
  listPlaceRecords,
} from "./records/service-records.server.ts"
import type { SearchIndex } from "./search-record.ts"
import { type Synonyms, withSynonyms } from "./synonyms.ts"

async function listSynonyms(): Promise<Synonyms[]> {
  const { search_synonyms: rows } = await readSettings({ fields: ["search_synonyms"] })
  return soundRows("settings.search_synonyms", rows ?? [], ({ terms, path }) => ({
    terms: requiredText(terms),
    path: path.trim(),
  }))
}

/**
 * Everything a visitor can find, from what is published now.
 * @throws 503 when the backend fails or does not answer.
 */
export async function makeSearchIndex(): Promise<SearchIndex> {
  const [synonyms, ...kinds] = await Promise.all([
    listSynonyms(),
    listPageRecords(),
    listNewsRecords(),
    listEventRecords(),
    listOfferRecords(),
    listDocumentRecords(),
    listGrantRecords(),
    listAssociationRecords(),
    listPersonRecords(),
    listBodyRecords(),
    listSubsidiaryRecords(),
    listPlaceRecords(),
    listEquipmentRecords(),
  ])
  return { records: withSynonyms(kinds.flat(), synonyms) }
}
