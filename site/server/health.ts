import { type Exchange, send } from "./reply.ts"

/** What one part of the server says about itself. Small facts, no secret. */
export type HealthReport = () => Record<string, string | number | boolean | null>

/** The parts that `GET /healthz` asks, by name. */
export type HealthParts = Map<string, HealthReport>

export const processHealth: HealthReport = () => ({
  uptimeSeconds: Math.round(process.uptime()),
  residentMegabytes: Math.round(process.memoryUsage.rss() / 1_048_576),
})

/** Answers `GET /healthz`: always 200 while the process serves; the details say how well. */
export const answerHealth = (exchange: Exchange, parts: HealthParts) => {
  const report = Object.fromEntries([...parts].map(([name, part]) => [name, part()]))
  const body = Buffer.from(`${JSON.stringify({ status: "ok", ...report }, null, 2)}\n`)
  send(exchange, 200, ["Content-Type", "application/json; charset=utf-8", "Cache-Control", "no-store"], body)
}
