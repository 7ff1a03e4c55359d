import { expect } from "@playwright/test"
import { z } from "zod"
import type { StackAddress } from "../stack/stack.ts"

const Answer = z.object({ data: z.array(z.record(z.string(), z.unknown())) })

/** The record that a submission became in Directus. It arrives within seconds; a second one of the same receipt is an error. */
export async function arrivalOf(receipt: string, collection: string, stack: StackAddress) {
  const address = `${stack.cmsUrl}/items/${collection}?filter[receipt][_eq]=${receipt}`
  const read = async () => {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${stack.adminToken}` } })
    return Answer.parse(await answer.json()).data
  }
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(1)
  const [record] = await read()
  return record ?? {}
}
