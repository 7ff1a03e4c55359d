import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router"
import type * as Entry from "#app/entry.server.tsx"

/** The built application: React Router's handler, and what its server entry exports for this server. */
export type BuiltApp = { handle: RequestHandler; build: ServerBuild; entry: typeof Entry }

/**
 * Loads `server/index.js` of a React Router build. Each thread that loads it has an application of its own.
 * @param folder the build folder, holding `client/` and `server/`
 * @throws when there is no build there
 */
export const loadBuiltApp = async (folder: URL): Promise<BuiltApp> => {
  const build: ServerBuild & { entry: { module: typeof Entry } } = await import(new URL("server/index.js", folder).href)
  return { handle: createRequestHandler(build, "production"), build, entry: build.entry.module }
}
