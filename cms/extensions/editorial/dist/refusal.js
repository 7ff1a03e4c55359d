/**
 * A refusal that the Studio shows as it is written. Directus knows its own errors by their name; any other is hidden
 * from the person who saves.
 */
export class Refusal extends Error {
  name = "DirectusError"
  code = "EDITORIAL_REFUSAL"

  /**
   * @param {string} message French, names the field and says what to do
   * @param {400 | 403} status 403 when it is about who asks, 400 when it is about what is written
   */
  constructor(message, status = 400) {
    super(message)
    this.status = status
    this.extensions = {}
  }
}
