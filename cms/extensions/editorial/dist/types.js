/**
 * What Directus hands to a hook, as far as this one uses it.
 * @typedef {import("knex").Knex} Database
 * @typedef {{ user: string | null, role: string | null, roles?: string[], admin?: boolean, app?: boolean }} Accountability
 */
export {}
