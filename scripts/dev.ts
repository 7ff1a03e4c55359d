// `npm run dev`: the same Directus as `npm start`, and the site from its sources with hot reload.
import { once } from "node:events"
import { openContent } from "./content.ts"
import { readSettings } from "./env.ts"
import { Failure } from "./failure.mjs"
import { expectFreePort } from "./ports.ts"
import { checkMachine } from "./preflight.ts"
import { developSite } from "./site.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  const settings = readSettings(process.env)
  await expectFreePort(settings.port, "PORT")
  await checkMachine(settings)

  const content = await openContent(children, process.env, settings)
  if (content.own) console.log(`Studio : ${content.own.studioUrl} (${content.own.secrets.adminEmail})`)
  const site = await developSite(children, process.env, { ...settings, cms: content, clock: settings.siteClock })
  await once(site, "exit")
  throw new Failure("Le serveur de développement s’est arrêté (voir ci-dessus).")
})
