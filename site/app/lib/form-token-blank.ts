/** Stands in a published page where each visitor's own form token comes. */
export const FORM_TOKEN_BLANK = "form-token-of-this-visit"

/** Whether a page or its data holds a form to be filled in with a token. */
export const holdsTokenBlank = (text: string): boolean => text.includes(FORM_TOKEN_BLANK)
