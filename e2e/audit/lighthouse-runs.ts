import lighthouse from "lighthouse"

/** Scores from 0 to 100, and how much the page moved while it loaded. */
export type Scores = { performance: number; accessibility: number; practices: number; seo: number; shift: number }

export type LighthouseRun = Scores & {
  /** What cost points, outside performance: `image-alt: …`. */
  failures: string[]
}

/**
 * Runs Lighthouse once, as a slow phone on a slow network.
 * @param port where the browser listens for debuggers
 * @throws when Lighthouse could not load the page
 */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const measure = () => lighthouse(url, { port, output: "json", logLevel: "error" })
  let result = await measure()
  // Now and then a busy machine loses the start of the trace: nothing was measured, so it is measured again.
  if (result?.lhr.runtimeError?.code === "NO_NAVSTART") result = await measure()
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? url}`)
  const { categories, audits } = result.lhr
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const failures = ["accessibility", "best-practices", "seo"].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${audit}: ${audits[audit]?.title ?? ""}`),
  )
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Infinity,
    failures,
  }
}

/** The run whose performance is in the middle. */
export function medianOf(runs: readonly LighthouseRun[]): LighthouseRun | undefined {
  return runs.toSorted((one, other) => one.performance - other.performance)[Math.floor(runs.length / 2)]
}
