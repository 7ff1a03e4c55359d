import { readSettings } from "#app/cms/client.server.ts"
import { env } from "#app/env.server.ts"

import type { ConsentContent } from "./consent-content.ts"
import { consentFields, toConsentContent } from "./consent-row.server.ts"
import { lastGoodConsent } from "./last-good-consent.server.ts"

const lastGood = lastGoodConsent(env.DATA_DIR)
let said = ""

/** Once per situation: every page of the site comes through here. */
function warn(sentence: string) {
  if (sentence !== said && sentence !== "") console.warn(sentence)
  said = sentence
}

/**
 * The consent configuration of the content backend. A wrong one is refused, the log says why, and the last good one stays.
 * @throws Error when a wrong one is the first that was ever read: nothing is published with it
 */
export async function getConsent(): Promise<ConsentContent> {
  const { content, problems } = toConsentContent(await readSettings({ fields: consentFields }))
  if (problems.length === 0) {
    const preselected = content.optional.filter(({ isPreselected }) => isPreselected).map(({ id }) => id)
    const list = preselected.join(", ")
    warn(list && `Consent purposes are preselected, which the law in Québec wants false: ${list}`)
    lastGood.keep(content)
    return content
  }
  warn(`Consent configuration refused, the last good one stays: ${problems.join("; ")}`)
  const kept = lastGood.find()
  if (!kept) throw new Error(`There is no good consent configuration: ${problems.join("; ")}`)
  return kept
}
