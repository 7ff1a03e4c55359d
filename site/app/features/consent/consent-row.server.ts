import type { Settings } from "#app/cms/schema.generated.ts"
import { typeset } from "#app/lib/french.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"

import type { ConsentContent, PurposeContent } from "./consent-content.ts"

export const consentFields = [
  "consent_necessary",
  "consent_optional",
  "consent_is_modal_forced",
  "consent_is_control_button_enabled",
  "consent_is_accept_necessary_button_enabled",
  "consent_closes_on_outside_click",
] as const

export type ConsentRow = Pick<Settings, (typeof consentFields)[number]>
type PurposeRow = NonNullable<ConsentRow["consent_necessary"]>[number]

const toLinks = (written: string | null) =>
  (written ?? "").split("\n").flatMap((line) => {
    const [, address = "", label = ""] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? []
    const href = safeHref(address)
    return href === undefined ? [] : [{ href, label: typeset(label.trim()) || href }]
  })

const toTargets = (written: string | null) =>
  (written ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)

const toPurpose = (row: PurposeRow): PurposeContent => ({
  id: row.id ?? "",
  isPreselected: row.is_preselected === true,
  targetCookieIds: toTargets(row.target_cookie_ids),
  name: typeset(row.name_fr ?? "").trim(),
  description: typeset(row.description_fr ?? "").trim(),
  recipients: optionalText(row.recipients_fr ?? null),
  duration: optionalText(row.duration_fr ?? null),
  leavesQuebec: row.leaves_quebec === true,
  links: toLinks(row.links),
})

function problemsOf({ id, name, targetCookieIds }: PurposeContent): string[] {
  return [
    ...(/^[a-z0-9_-]+$/.test(id) ? [] : [`« ${id} » : seulement des minuscules, des chiffres, « - » et « _ »`]),
    ...(/^\d+$/.test(id) ? [`« ${id} » : pas seulement des chiffres`] : []),
    ...(name === "" ? [`« ${id} » : le nom français manque`] : []),
    ...targetCookieIds
      .filter((target) => !/^[\w.-]+\*?$/.test(target) || /^ncc_|^(?:n|nc|ncc)\*/.test(target))
      .map((target) => `« ${id} » : « ${target} » n’est pas un témoin à effacer`),
  ]
}

/** Consent is informed when it is known who receives what, and for how long. */
const silencesOf = ({ id, recipients, duration }: PurposeContent): string[] => [
  ...(recipients === undefined ? [`« ${id} » : qui le reçoit n’est pas dit`] : []),
  ...(duration === undefined ? [`« ${id} » : la durée n’est pas dite`] : []),
]

/** The consent settings in our words, with what forbids publishing them: one sentence each, none when they are right. */
export function toConsentContent(row: ConsentRow): { content: ConsentContent; problems: string[] } {
  const necessary = (row.consent_necessary ?? []).map(toPurpose)
  const optional = (row.consent_optional ?? []).map(toPurpose)
  const purposes = [...necessary, ...optional]
  const ids = purposes.map(({ id }) => id)
  const repeated = new Set(ids.filter((id, position) => ids.indexOf(id) !== position))
  return {
    content: {
      necessary,
      optional,
      isModalForced: row.consent_is_modal_forced === true,
      hasControlButton: row.consent_is_control_button_enabled !== false,
      hasNecessaryButton: row.consent_is_accept_necessary_button_enabled !== false,
      closesOnOutsideClick: row.consent_closes_on_outside_click === true,
    },
    problems: [
      ...purposes.flatMap(problemsOf),
      ...optional.flatMap(silencesOf),
      ...[...repeated].map((id) => `« ${id} » : identifiant en double`),
    ],
  }
}
