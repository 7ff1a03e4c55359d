import { type PagePayload, payloadAddress } from "#app/lib/page-payload.ts"

/** How long a payload is kept between a hover and the click, in ms. */
const KEPT = 30_000

const payloads = new Map<string, { askedAt: number; payload: Promise<PagePayload> }>()

/**
 * The payload of an address, asked once even if a hover and a click both want it.
 * @throws when there is none, or when it is not a payload
 */
export function readPayload(url: URL): Promise<PagePayload> {
  const address = payloadAddress(url)
  const kept = payloads.get(address)
  if (kept && Date.now() - kept.askedAt < KEPT) return kept.payload

  const payload = fetchPayload(address)
  payloads.set(address, { askedAt: Date.now(), payload })
  payload.catch(() => payloads.delete(address))
  return payload
}

/** After a form was sent, what was read before may be wrong. */
export const forgetPayloads = () => payloads.clear()

async function fetchPayload(address: string): Promise<PagePayload> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const payload: unknown = await response.json()
  if (!isPagePayload(payload)) throw new Error(`${address} is not a payload`)
  return payload
}

function isPagePayload(value: unknown): value is PagePayload {
  if (typeof value !== "object" || value === null) return false
  return "data" in value && typeof value.data === "object" && value.data !== null && "build" in value
}
