/** A refusal that Directus answers as it is written, in French where an editor reads it. */
export class Refusal extends Error {
  // Directus knows its own errors by their name; any other is hidden from the person who saves.
  name = "DirectusError"
  code = "RESERVATION_REFUSAL"
  extensions = {}

  constructor(message, status = 400) {
    super(message)
    this.status = status
  }
}

/** A refusal that the Studio's form shows at one of its fields. */
export class FieldRefusal extends Refusal {
  code = "FAILED_VALIDATION"

  constructor(field, message) {
    super(message)
    this.extensions = { field, type: "refused", validation_message: message }
  }
}
