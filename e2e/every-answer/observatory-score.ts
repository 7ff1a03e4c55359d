/** What Mozilla's HTTP Observatory looks at in an answer. */
export type ScannedAnswer = { headers: Headers; text: string }

type Policy = ReadonlyMap<string, readonly string[]>

const BASELINE = 100
const ENOUGH_FOR_BONUS = 90
const SIX_MONTHS = 15_768_000

const BROAD = ["*", "http:", "https:", "ftp:", "http://*", "https://*", "http://*.*", "https://*.*"]
const UNSAFE = [...BROAD, "'unsafe-inline'", "data:"]
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]

const readPolicy = (header: string): Policy =>
  new Map(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/)
      return [name, sources]
    }),
  )

function scorePolicy(policy: Policy): number {
  if (policy.size < 2) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"]
  const scripts = sources("script-src")
  if (scripts.some((source) => UNSAFE.includes(source))) return -20
  if (sources("object-src").some((source) => BROAD.includes(source))) return -20
  if ([...policy].some(([, all]) => all.some((source) => /^(?:http|ftp):/.test(source)))) return -20
  if ([...scripts, ...sources("style-src")].includes("'unsafe-eval'")) return -10
  if (sources("style-src").some((source) => UNSAFE.includes(source))) return 0
  return sources("default-src").join() === "'none'" ? 10 : 5
}

const scoreTransport = (header: string) => {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? NaN)
  if (Number.isNaN(age)) return -20
  return age < SIX_MONTHS ? -10 : 0
}

const scoreReferrer = (header: string) => (header === "" ? 0 : PRIVATE.includes(header) ? 5 : -5)

const scoreFraming = (policy: Policy, header: string) => {
  const ancestors = policy.get("frame-ancestors") ?? ["*"]
  if (!ancestors.some((source) => BROAD.includes(source))) return 5
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20
}

const scoreResources = (header: string) => {
  if (header === "") return 0
  return /^same-(?:origin|site)$/.test(header) ? 10 : header === "cross-origin" ? 0 : -5
}

/** Without one: a script of another site, not checked by its hash. With a hash on a script of ours: a bonus. */
const scoreScripts = (html: string) => {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="[^>]*>/g)].map(([tag]) => tag)
  const others = tags.filter((tag) => /\bsrc="(?:https?:)?\/\//.test(tag))
  if (others.some((tag) => !tag.includes("integrity=")))
    return others.some((tag) => !/src="https:/.test(tag)) ? -50 : -5
  return tags.some((tag) => tag.includes("integrity=")) ? 5 : 0
}

/**
 * The score that Mozilla's HTTP Observatory would give an answer without cookies, served over HTTPS with plain HTTP
 * redirected to it, by a site that is not on the preload list: its published table (mdn/mdn-http-observatory,
 * `src/grader/charts.js`), worked out from the answer itself.
 */
export function observatoryScore({ headers, text }: ScannedAnswer): number {
  const header = (name: string) => headers.get(name) ?? ""
  const policy = readPolicy(header("content-security-policy"))
  const allowsAnyone = header("access-control-allow-credentials") === "true"
  const modifiers = [
    scorePolicy(policy),
    headers.has("set-cookie") ? -40 : 0,
    allowsAnyone ? -50 : 0,
    scoreTransport(header("strict-transport-security")),
    scoreReferrer(header("referrer-policy")),
    scoreFraming(policy, header("x-frame-options")),
    header("x-content-type-options") === "nosniff" ? 0 : -5,
    scoreResources(header("cross-origin-resource-policy")),
    scoreScripts(text),
  ]
  const sum = (kept: (modifier: number) => boolean) => modifiers.filter(kept).reduce((all, one) => all + one, 0)
  const score = BASELINE + sum((modifier) => modifier < 0)
  return score < ENOUGH_FOR_BONUS ? score : score + sum((modifier) => modifier > 0)
}
