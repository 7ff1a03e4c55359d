import type { BuiltApp } from "./built-app.ts"
import { type Exchange, send } from "./reply.ts"

const json = ["Content-Type", "application/json; charset=utf-8"]

/**
 * Answers `GET /builds/latest.json` and `GET /builds/meta/{id}.json`, by which an open page learns that the code changed.
 * @returns false for any other path
 */
export const answerBuilds = (exchange: Exchange, path: string, { build, entry }: BuiltApp): boolean => {
  if (path === "/builds/latest.json") {
    send(exchange, 200, [...json, "Cache-Control", "no-store"], Buffer.from(JSON.stringify(entry.latestBuild())))
    return true
  }
  if (path !== `/builds/meta/${entry.build.id}.json`) return false
  const immutable = ["Cache-Control", "public, max-age=31536000, immutable"]
  send(exchange, 200, [...json, ...immutable], Buffer.from(JSON.stringify(entry.buildManifest(build.routes))))
  return true
}
