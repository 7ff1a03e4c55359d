import { z } from "zod"
import { type Model, findCollection } from "#cms/scripts/schema/model.ts"
import { readStudioFile } from "./read-studio.ts"

const Flow = z.strictObject({
  name: z.string().min(1),
  icon: z.string(),
  note: z.string(),
  /** Beside the records of these collections. */
  collections: z.array(z.string()).min(1),
  /** What is said before anything is done. */
  confirmation: z.string(),
  /** The record that is created in the same collection, with the rights of who asks. */
  payload: z.record(z.string(), z.json()),
})

/** A button beside a record, which creates another one. */
export type StudioFlow = z.infer<typeof Flow>

/** Reads `cms/studio/flows.json`. @throws an Error naming a collection that the model does not have */
export function readFlows(model: Model): StudioFlow[] {
  const flows = readStudioFile("flows.json", z.array(Flow))
  for (const { collections } of flows) for (const collection of collections) findCollection(model, collection)
  return flows
}
