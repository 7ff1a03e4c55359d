// `npm run build`: the site's production build, unless it is that of these very sources.
import { buildSite } from "./site.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  await buildSite(children, process.env)
  process.exit(0)
})
