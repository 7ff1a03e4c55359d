import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"
import type { Model } from "#cms/scripts/schema/model.ts"
import { typeset } from "#cms/scripts/schema/typeset.ts"
import { stableId } from "#cms/scripts/stable-id.ts"
import { type StudioFlow, readFlows } from "./read-flows.ts"
import type { StudioDifference } from "./studio-differences.ts"

const Row = z.record(z.string(), z.json())
type Row = z.infer<typeof Row>

/** How the buttons that we add to records differ from `cms/studio/flows.json`. Flows that a person made are not touched. */
export async function flowDifferences(directus: Directus, model: Model): Promise<StudioDifference[]> {
  const [flows, operations] = await Promise.all([
    directus.read("/flows?limit=-1", z.array(Row)),
    directus.read("/operations?limit=-1", z.array(Row)),
  ])
  const byId = (rows: Row[], { id }: Row) => rows.find((row) => row["id"] === id)
  return readFlows(model).flatMap((flow) => {
    const [wanted, operation] = [flowRow(flow), operationRow(flow)]
    const [live, liveOperation] = [byId(flows, wanted), byId(operations, operation)]
    const subject = `Button « ${flow.name} »`
    if (!live || !liveOperation) {
      return [{ subject, detail: "is missing", write: () => create(directus, wanted, operation, Boolean(live)) }]
    }
    const change = difference(live, { ...wanted, operation: operation["id"] ?? null })
    const operationChange = difference(liveOperation, operation)
    const names = [...Object.keys(change), ...Object.keys(operationChange)]
    const write = async () => {
      await directus.write("PATCH", `/flows/${String(live["id"])}`, change)
      await directus.write("PATCH", `/operations/${String(operation["id"])}`, operationChange)
    }
    return names.length === 0 ? [] : [{ subject, detail: `differs in ${names.join(", ")}`, write }]
  })
}

/** A flow names its first operation, which names its flow: neither can be complete before the other exists. */
async function create(directus: Directus, flow: Row, operation: Row, hasFlow: boolean): Promise<void> {
  if (!hasFlow) await directus.write("POST", "/flows", flow)
  await directus.write("POST", "/operations", operation)
  await directus.write("PATCH", `/flows/${String(flow["id"])}`, { ...flow, operation: operation["id"] })
}

const flowRow = ({ name, icon, note, collections, confirmation }: StudioFlow): Row => ({
  id: stableId(`flow ${name}`),
  name,
  icon,
  description: typeset(note),
  status: "active",
  trigger: "manual",
  // The activity log says who made the record; runs of the button would only repeat it.
  accountability: null,
  options: {
    collections,
    location: "item",
    requireConfirmation: true,
    confirmationDescription: typeset(confirmation),
    async: false,
    error_on_reject: true,
  },
})

const operationRow = ({ name, payload }: StudioFlow): Row => ({
  id: stableId(`operation ${name}`),
  flow: stableId(`flow ${name}`),
  name,
  key: "create",
  type: "item-create",
  position_x: 19,
  position_y: 1,
  options: { collection: "{{$trigger.body.collection}}", payload, permissions: "$trigger", emitEvents: true },
})

const difference = (live: Row, wanted: Row): Row =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(live[name] ?? null, value)))
