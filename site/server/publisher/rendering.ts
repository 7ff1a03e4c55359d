import type { PagePayload } from "#app/lib/page-payload.ts"
import { log, reason } from "#server/log.ts"
import type { Look } from "./content-source.ts"
import type { Read } from "./read-identity.ts"

/** What the app made for one address, and what it was made from. */
export type Rendering = {
  status: number
  location: string | undefined
  mediaType: string
  /** Whether it may be given to everybody: it says neither `no-store` nor `private`, and sets no cookie. */
  isForAll: boolean
  html: string
  /** What `_payload.json` answers; absent for redirects and for what is not a page. */
  payload: PagePayload | undefined
  reads: Read[]
  /** The moment from which it may be wrong because time passed. */
  rightUntil: Date | undefined
  /** The moment from which nobody may be given it. */
  endsAt: Date | undefined
}

/** What stands for a rendering that broke. */
export const noRendering: Rendering = {
  status: 500,
  location: undefined,
  mediaType: "",
  isForAll: true,
  html: "",
  payload: undefined,
  reads: [],
  rightUntil: undefined,
  endsAt: undefined,
}

/** Renders an address; what breaks there breaks nothing else. */
export const renderWith = (look: Pick<Look, "render">, address: string): Promise<Rendering> =>
  look.render(address).catch((error: unknown) => {
    log("page could not be rendered", { address, reason: reason(error) })
    return noRendering
  })

/** What to do with a rendering. */
export type Verdict = "publish" | "missing" | "failed"

const redirects = new Set([301, 302, 307, 308])

/**
 * Only finished answers are published, and only those for everybody: a search, a preview, a form in progress belongs to
 * who asked, so there is no such page for the public. Whatever is neither an answer nor "there is no such page" is a failure.
 */
export const judge = (address: string, { status, isForAll }: Rendering): Verdict => {
  if (!isForAll && status < 500) return "missing"
  if (status === 200 || redirects.has(status)) return "publish"
  if (status === 404) return address === "/404" ? "publish" : "missing"
  return "failed"
}
