// `npm start`: everything, from a bare clone, until Ctrl-C.
import { once } from "node:events"
import { join, relative } from "node:path"
import { openContent, type Content } from "./content.ts"
import { readSettings, root, type Settings } from "./env.ts"
import { Failure } from "./failure.mjs"
import { expectFreePort } from "./ports.ts"
import { checkMachine } from "./preflight.ts"
import { secretsFile } from "./secrets.ts"
import { buildSite, serveSite } from "./site.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  const settings = readSettings(process.env)
  await expectFreePort(settings.port, "PORT")
  await checkMachine(settings)

  const buildLog = join(settings.dataDir, "logs", "build.log")
  const [content] = await Promise.all([
    openContent(children, process.env, settings),
    buildSite(children, process.env, buildLog),
  ])
  const site = await serveSite(children, process.env, { ...settings, cms: content, clock: settings.siteClock })
  announce(settings, content)

  await once(site, "exit")
  throw new Failure("Le site s’est arrêté (voir ci-dessus).")
})

function announce({ siteUrl, dataDir }: Settings, { url, own }: Content): void {
  console.log(`\nTout est prêt.\n\n  Site    ${siteUrl}`)
  if (own) {
    const { adminEmail, adminPassword } = own.secrets
    const file = relative(root, secretsFile(dataDir))
    console.log(`  Studio  ${own.studioUrl}`)
    console.log(`          courriel      ${adminEmail}`)
    console.log(`          mot de passe  ${password(adminPassword, own.isNew, file)}`)
  } else {
    console.log(`  Studio  ${url}`)
  }
  console.log("\nCtrl-C arrête tout.")
}

function password(made: string | undefined, isNew: boolean, file: string): string {
  if (made === undefined) return "celui de ADMIN_PASSWORD au premier démarrage"
  return isNew ? `${made} (gardé dans ${file})` : `gardé dans ${file}, « adminPassword »`
}
