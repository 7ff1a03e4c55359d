/**
 * A refusal that the Studio shows as it is written. Directus knows its own errors by their name; any other is hidden
 * from the person who saves.
 */
export class Refusal extends Error {
  name = "DirectusError"
  extensions = {}
  // The Studio's dialog writes it before the message, for a person to read.
  code = "REFUS"

  /**
   * @param {string} message French, says what to do
   * @param {string} [field] the field that it is about: the form shows the message there, and no dialog opens
   * @param {number} [status] 400 unless given: the Studio takes a 403 on a working copy for one that is gone
   */
  constructor(message, field, status = 400) {
    super(message)
    this.status = status
    if (field === undefined) return
    this.code = "FAILED_VALIDATION"
    this.extensions = { field, type: "refused", validation_message: message }
  }
}
