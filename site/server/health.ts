import { type Exchange, send } from "./reply.ts"

/** What one part of the server says about itself. Small facts, no secret. */
export type HealthReport = () => Record<string, string | number | boolean | null>

/** The parts that `GET /healthz` asks, by name. */
export type HealthParts = Map<string, HealthReport>

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)

/** `heapMegabytes`: what the serving thread's objects take, those that nothing needs any more included. */
export const processHealth: HealthReport = () => ({
  uptimeSeconds: Math.round(process.uptime()),
  residentMegabytes: megabytes(process.memoryUsage.rss()),
  heapMegabytes: megabytes(process.memoryUsage().heapUsed),
})

/** Answers `GET /healthz`: always 200 while the process serves; the details say how well. */
export const answerHealth = (exchange: Exchange, parts: HealthParts) => {
  const report = Object.fromEntries([...parts].map(([name, part]) => [name, part()]))
  const body = Buffer.from(`${JSON.stringify({ status: "ok", ...report }, null, 2)}\n`)
  send(exchange, 200, ["Content-Type", "application/json; charset=utf-8", "Cache-Control", "no-store"], body)
}
