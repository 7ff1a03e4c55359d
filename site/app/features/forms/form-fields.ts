/** The entries of a form that are not questions. */
export const TOKEN_FIELD = "form_token"
export const HELD_FIELD = "form_files"
export const STEP_FIELD = "form_step"

/** A question that nobody sees and only robots answer. Its name promises nothing that browsers fill in by themselves. */
export const TRAP_FIELD = "form_reference"
