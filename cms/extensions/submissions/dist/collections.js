/** What people sent to the organisation: readable by whoever may read the collection, and destroyed in time. */
export const collections = ["form_submissions", "rights_office_requests"]

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Before an id becomes part of a path. */
export const isId = (text) => uuid.test(String(text))
