import { expect, test } from "vitest"
import { toPlace } from "./places.server.ts"

type Row = Parameters<typeof toPlace>[0]

const building: Row = {
  id: 1,
  slug: "pavillon-des-erables",
  name: "Pavillon des Érables",
  kind: "building",
  building: null,
  code: "ERA",
  floor: null,
  room: null,
  address: "1, rue du Campus",
  map_url: "https://carte.example/erables",
  features: null,
  size: null,
  price: null,
  quantity: null,
  is_available: true,
  hours: null,
  description: null,
  contact_email: null,
  image: null,
}

const fridge: Row = {
  ...building,
  id: 2,
  slug: "frigo",
  name: "Frigo",
  kind: "shared_fridge",
  building: 1,
  address: null,
  map_url: null,
}

test("a place takes its address and its map from its building", () => {
  expect(toPlace(fridge, building)).toMatchObject({
    building: { name: "Pavillon des Érables", code: "ERA" },
    address: "1, rue du Campus",
    mapUrl: "https://carte.example/erables",
  })
})

test("a place whose building is not published stands alone", () => {
  expect(toPlace(fridge, undefined)).toMatchObject({ building: undefined, address: undefined, mapUrl: undefined })
})

test("a map that is no web address is not linked", () => {
  expect(toPlace({ ...fridge, map_url: "javascript:alert(1)" }, undefined).mapUrl).toBeUndefined()
})

test("a place without a name is refused", () => {
  expect(() => toPlace({ ...fridge, name: " " }, building)).toThrow("Missing text")
})
