import { stat } from "node:fs/promises"
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router"

/** The built application, ready to render. */
export type BuiltApp = { render: RequestHandler; build: ServerBuild; id: string; builtAt: number }

/**
 * Loads `server/index.js` of a React Router build.
 * @param folder the build folder, holding `client/` and `server/`
 * @throws when there is no build there
 */
export const loadBuiltApp = async (folder: URL): Promise<BuiltApp> => {
  const file = new URL("server/index.js", folder)
  const { mtimeMs } = await stat(file)
  const build: ServerBuild = await import(file.href)
  return {
    render: createRequestHandler(build, "production"),
    build,
    id: build.assets.version,
    builtAt: Math.round(mtimeMs),
  }
}
