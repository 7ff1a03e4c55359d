import type { Submission } from "#app/features/forms/submission.ts"
import type { FormName } from "#app/lib/form-holdings.ts"
import type { DeliveryKind } from "./delivery.ts"

/** Read in the Studio alone. */
const withoutNotice = new Set<FormName>(["feedback"])

/** Their mails say what the content backend answered, and wait for it. */
const afterAnswer = new Set<FormName>(["board_reservation"])

/** Which mails a submission causes. Nobody writes back to what looks like abuse: the address may be anybody's. */
export const mailsOf = ({ form, sender, isSuspect }: Submission): { kind: DeliveryKind; isHeld: boolean }[] => {
  const isHeld = afterAnswer.has(form)
  return [
    ...(withoutNotice.has(form) ? [] : [{ kind: "notice" as const, isHeld }]),
    ...(sender.email && !isSuspect ? [{ kind: "acknowledgement" as const, isHeld }] : []),
  ]
}
