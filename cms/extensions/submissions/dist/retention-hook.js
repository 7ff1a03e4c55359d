import { attachmentFolder } from "./attachment-folder.js"
import { collections } from "./collections.js"
import { destroyExpired, sweepFolder, today } from "./retention.js"

/** Destroys submissions when their time has come (looked at every hour), and the attachments of records deleted by hand. */
export default function retentionHook({ schedule, action }, { database, services, getSchema, env, logger }) {
  const folder = attachmentFolder(env)

  schedule("17 * * * *", async () => {
    try {
      await destroyExpired({ database, services, getSchema, folder, logger }, today())
      await sweepFolder({ database, folder })
    } catch (error) {
      logger.error(error, "submissions: what had to be destroyed was not")
    }
  })

  action("items.delete", async ({ collection, keys }) => {
    if (collections.includes(collection)) for (const id of keys) await folder.destroy(String(id))
  })
}
