import { attachmentFolder } from "./attachment-folder.js"
import { collections } from "./collections.js"
import { destroyExpired, sweepFolder, today } from "./retention.js"

/** Destroys submissions when their time has come (looked at every hour), and the attachments of records deleted by hand. */
export default function retentionHook({ schedule, filter, action }, { database, services, getSchema, env, logger }) {
  const folder = attachmentFolder(env)

  schedule("17 * * * *", async () => {
    try {
      await destroyExpired({ database, services, getSchema, folder, logger }, today())
      await sweepFolder({ database, folder })
    } catch (error) {
      logger.error(error, "submissions: what had to be destroyed was not")
    }
  })

  // Before the record goes: what is sent again the moment after must not come back.
  filter("items.delete", async (keys, { collection }, { database: knex }) => {
    if (!collections.includes(collection)) return keys
    const rows = await knex(collection).select("id").whereIn("id", keys)
    for (const { id } of rows) await folder.remember(String(id)).catch(() => undefined) // on a full disk: once there is room
    return keys
  })

  action("items.delete", async ({ collection, keys }) => {
    if (collections.includes(collection)) for (const id of keys) await folder.destroy(String(id))
  })
}
