/** The one definition of "published": visible to the public at `now`. */
export const publicationFilter = (now: Date) => ({
  _and: [
    { status: { _eq: "published" } },
    { _or: [{ publish_on: { _null: true } }, { publish_on: { _lte: now.toISOString() } }] },
    { _or: [{ publish_until: { _null: true } }, { publish_until: { _gt: now.toISOString() } }] },
  ],
})
