import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import { PREVIEWED, type PreviewSubject } from "#app/cms/preview-mode.server.ts"

/** How long a link opens its preview (ms). The Studio asks for a new one each time it shows its pane. */
export const PREVIEW_LIFETIME = 15 * 60_000

const Grant = z.object({
  collection: z.enum(PREVIEWED),
  id: z.number().int().positive(),
  version: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  until: z.number(),
})

const signature = (body: string, secret: string) => createHmac("sha256", secret).update(`preview.${body}`).digest()

/**
 * Writes what opens one preview for a while: `<subject and end>.<signature>`, in base64url.
 * `cms/extensions/preview-link` writes the same.
 */
export function writePreviewLink({ collection, id, version }: PreviewSubject, now: number, secret: string): string {
  const grant = { collection, id, version, until: now + PREVIEW_LIFETIME } satisfies z.input<typeof Grant>
  const body = Buffer.from(JSON.stringify(grant)).toString("base64url")
  return `${body}.${signature(body, secret).toString("base64url")}`
}

/** What a link opens; undefined when it was not written with this secret, or has had its time. */
export function readPreviewLink(link: string, now: number, secret: string): PreviewSubject | undefined {
  const [body = "", signed = ""] = link.split(".")
  const expected = signature(body, secret)
  const given = Buffer.from(signed, "base64url")
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return undefined
  const { data: grant } = Grant.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()))
  if (!grant || now >= grant.until) return undefined
  return { collection: grant.collection, id: grant.id, version: grant.version }
}
