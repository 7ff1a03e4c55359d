// `npm run start:cms`: Directus alone, with the schema, the access and the seed, until it is asked to stop.
import { openContent } from "./content.ts"
import { readSettings } from "./env.ts"
import { Failure } from "./failure.mjs"
import { checkMachine } from "./preflight.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  const settings = readSettings(process.env)
  if (settings.cms.kind === "existing")
    throw new Failure("CMS_URL désigne déjà un Directus : il n’y a rien à démarrer ici.")
  await checkMachine(settings)
  const { url } = await openContent(children, process.env, settings)
  console.log(`\nDirectus répond à l’adresse ${url}.`)
  // It is started again each time it stops by itself; we last as long as nobody stops us.
  await new Promise(() => undefined)
})
