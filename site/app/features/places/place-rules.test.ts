import { expect, test } from "vitest"
import { featuresAmong, findFeature, orderFeatures } from "./place-features.ts"
import { describeLocation, readSize } from "./place-rules.ts"

const building = { name: "Pavillon des Érables", code: "ERA" }
const nowhere = { building: undefined, floor: undefined, room: undefined, address: undefined }

test("a place is said from the building to the room", () => {
  expect(describeLocation({ ...nowhere, building, floor: "Niveau 0", room: "0145" })).toBe(
    "Pavillon des Érables, niveau 0, local\u00A00145",
  )
  expect(describeLocation({ ...nowhere, building, room: "0145" })).toBe("Pavillon des Érables, local\u00A00145")
})

test("a place in no building is said by its address, and one without anything is not said", () => {
  expect(describeLocation({ ...nowhere, floor: "Niveau 1", address: "1, rue du Campus" })).toBe(
    "Niveau 1, 1, rue du Campus",
  )
  expect(describeLocation(nowhere)).toBeUndefined()
})

test("features come in one order, unknown ones left out", () => {
  expect(orderFeatures(["hoist", "sauna", "step_free"])).toEqual(["step_free", "hoist"])
  expect(featuresAmong([{ features: ["shower"] }, { features: ["step_free"] }])).toEqual(["step_free", "shower"])
  expect([findFeature("hoist"), findFeature("sauna"), findFeature(null)]).toEqual(["hoist", undefined, undefined])
})

test("a size in centimetres can be drawn, another wording cannot", () => {
  expect(readSize("30 × 45 × 180 cm")).toEqual({ width: 30, height: 180 })
  expect(readSize("Une place pour un vélo")).toBeUndefined()
})
