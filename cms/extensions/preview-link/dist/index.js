import { writeLink } from "./link.js"

const previewed = new Set(["pages", "news", "events", "job_offers"])

/** Sends whoever may read a record in the Studio to its preview on the site; see README.md. */
export default {
  id: "preview-link",
  handler: (router, { services, getSchema, env, logger }) => {
    const secret = String(env["SITE_PREVIEW_SECRET"] ?? "")
    const site = String(env["SITE_URL"] ?? "")
    if (secret.length < 16 || site === "") {
      logger.warn(
        "preview-link: SITE_URL and SITE_PREVIEW_SECRET (16 characters) are needed; the Studio has no previews.",
      )
      return
    }

    /** Reads the record as the person who asks: what they may not read, or what does not exist, is refused alike. */
    async function mayRead({ accountability, collection, id, version }) {
      if (!accountability?.user || !(accountability.app || accountability.admin)) return false
      const schema = await getSchema()
      const items = new services.ItemsService(collection, { schema, accountability })
      try {
        await items.readOne(id, { fields: ["id"] })
        if (version !== undefined) {
          const versions = new services.VersionsService({ schema, accountability })
          await versions.getVersionSaves(version, collection, id)
        }
        return true
      } catch {
        return false
      }
    }

    router.get("/:collection/:id", async (request, response) => {
      const { collection } = request.params
      const version = request.query.version === undefined ? undefined : String(request.query.version)
      const isAddress =
        previewed.has(collection) &&
        /^[1-9]\d{0,8}$/.test(request.params.id) &&
        (version === undefined || /^[\w-]{1,64}$/.test(version))
      const id = Number(request.params.id)
      response.set("Cache-Control", "no-store")
      if (!isAddress || !(await mayRead({ accountability: request.accountability, collection, id, version })))
        return response
          .status(404)
          .type("text/plain")
          .send("Cet aperçu n’existe pas, ou il faut d’abord ouvrir le Studio.")
      const link = writeLink({ collection, id, version }, Date.now(), secret)
      return response.redirect(302, `${site}/apercu?apercu=${link}`)
    })
  },
}
