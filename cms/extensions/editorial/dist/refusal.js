/**
 * A refusal that the Studio shows as it is written. Directus knows its own errors by their name; any other is hidden
 * from the person who saves.
 */
export class Refusal extends Error {
  name = "DirectusError"
  status = 400
  extensions = {}
  // The Studio's dialog writes it before the message, for a person to read.
  code = "REFUS"

  /**
   * @param {string} message French, says what to do
   * @param {string} [field] the field that it is about: the form shows the message there, and no dialog opens
   */
  constructor(message, field) {
    super(message)
    if (field === undefined) return
    this.code = "FAILED_VALIDATION"
    this.extensions = { field, type: "refused", validation_message: message }
  }
}
