import { createCopies } from "./copies.js"
import { createDefinitions } from "./field-definitions.js"
import { createGuard } from "./guard.js"
import { createPreflight } from "./preflight.js"
import { tellEditor } from "./tell-editor.js"

/** 4 h 20 or 5 h 20 in Québec. */
const everyMorning = "20 9 * * *"
const afterStart = 20_000
const afterSave = 400

/** What the Studio holds editors to; see README.md. */
export default function editorial({ filter, action, schedule, init }, context) {
  const { env, logger, database } = context
  const definitions = createDefinitions()
  const guard = createGuard(definitions)
  const copies = createCopies(context)
  const preflight = createPreflight(context, definitions, {
    site: siteOrigin(env["SITE_NOTIFY_URLS"]),
    withOthers: String(env["EDITORIAL_CHECK_EXTERNAL_LINKS"]) === "true",
  })

  filter("items.create", async (payload, meta, hook) =>
    guard.create(await copies.fillIn(payload, meta, hook), meta, hook),
  )
  filter("items.update", (payload, meta, hook) => guard.update(payload, meta, hook))
  filter("items.delete", (keys, meta, hook) => guard.delete(keys, meta, hook))

  const report = () =>
    preflight.all().then(
      ({ count }) => logger.info(`editorial: ${count} points to correct`),
      (error) => logger.error(error, "editorial: the report failed"),
    )
  schedule(everyMorning, report)
  init("app.after", () => void setTimeout(report, afterStart).unref())

  /** Saves come in bursts (a page, its blocks, its photos): each record is checked once, a moment later. */
  const waiting = new Map()
  const recheck = (collection, id, publishedBy) => {
    if (!preflight.concerns(collection)) return
    const key = `${collection} ${id}`
    const earlier = waiting.get(key)
    clearTimeout(earlier?.timer)
    const author = publishedBy ?? earlier?.author
    const timer = setTimeout(() => {
      waiting.delete(key)
      preflight
        .one(collection, id)
        .then((found) => (author ? tellEditor(context, author, found) : undefined))
        .catch((error) => logger.error(error, `editorial: ${key} could not be checked`))
    }, afterSave)
    waiting.set(key, { timer, author })
  }

  const publishedBy = ({ payload }, { accountability }) =>
    ["published", "in_review"].includes(payload?.status) ? (accountability?.user ?? undefined) : undefined

  action("items.create", (meta, hook) => {
    copies.tell(meta, hook).catch((error) => logger.error(error, "editorial: a copy could not be announced"))
    if (meta.collection === "blocks") void pageOf(meta.key).then((page) => recheck("pages", page))
    else recheck(meta.collection, meta.key, publishedBy(meta, hook))
  })
  action("items.update", (meta, hook) => {
    for (const key of meta.keys) {
      if (meta.collection === "blocks") void pageOf(key).then((page) => recheck("pages", page))
      else recheck(meta.collection, key, publishedBy(meta, hook))
    }
  })
  action("items.delete", ({ collection, keys, payload }) => {
    for (const key of keys ?? payload ?? []) recheck(collection, key)
  })
  action("files.update", async () => {
    for (const { collection, item } of await preflight.withSilentPictures()) recheck(collection, item)
  })

  const pageOf = async (block) => (await database("blocks").select("page").where({ id: block }).first())?.page
}

/** The site is told of changes at its own address; that is where its pages can be asked for. */
function siteOrigin(urls) {
  const [first] = [urls ?? []].flat().flatMap((text) => String(text).split(","))
  return first && URL.canParse(first.trim()) ? new URL(first.trim()).origin : undefined
}
