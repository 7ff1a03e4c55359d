/** What to ask of the person who is signed in, in Directus' own words. */
export type UserQuery = {
  fields: readonly string[]
  filter?: Readonly<Record<string, unknown>>
  deep?: Readonly<Record<string, unknown>>
}

/** What the site asks: enough to greet somebody and know their role. */
export const userQuery: UserQuery = { fields: ["id", "email", "first_name", "last_name", "role.id", "role.name"] }

/** A query as address parameters; what is structured goes as JSON. */
export const toParameters = ({ fields, filter, deep }: UserQuery): Record<string, string> => ({
  fields: fields.join(","),
  ...(filter && { filter: JSON.stringify(filter) }),
  ...(deep && { deep: JSON.stringify(deep) }),
})
