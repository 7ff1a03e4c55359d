import { readPublished } from "#app/cms/client.server.ts"
import { currentPreview, type PreviewSubject } from "#app/cms/preview-mode.server.ts"
import { notFound } from "#app/lib/not-found.ts"

const itself = ({ id }: PreviewSubject) => ({ filter: { id: { _eq: id } }, limit: 1 }) as const

async function findPath(subject: PreviewSubject): Promise<string | undefined> {
  switch (subject.collection) {
    case "pages":
      return (await readPublished("pages", { ...itself(subject), fields: ["path"] }))[0]?.path
    case "news":
      return (await readPublished("news", { ...itself(subject), fields: ["slug"] })).map(
        ({ slug }) => `/actualites/${slug}`,
      )[0]
    case "events":
      return (await readPublished("events", { ...itself(subject), fields: ["slug"] })).map(
        ({ slug }) => `/evenements/${slug}`,
      )[0]
    case "job_offers":
      return (await readPublished("job_offers", { ...itself(subject), fields: ["id"] })).map(
        ({ id }) => `/a-propos/offres-emploi/${id}`,
      )[0]
  }
}

/** The path of the record that is previewed, as its version has it. @throws 404 when there is none, or nothing is previewed */
export async function getPreviewPath(): Promise<string> {
  const subject = currentPreview()
  const path = subject && (await findPath(subject))
  if (path === undefined) throw notFound()
  return path
}
