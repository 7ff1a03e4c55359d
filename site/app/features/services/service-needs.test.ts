import { expect, test } from "vitest"
import { groupByNeed } from "./service-needs.ts"

const service = (path: string) => ({ path, title: path, summary: "", isNew: false })

test("every service is found once, those this code does not know last", () => {
  const services = ["/services/reparation-velo", "/services/babillards", "/services/bde"].map(service)
  const groups = groupByNeed(services)
  expect(groups.map(({ id }) => id)).toEqual(["droits", "organiser", "autres"])
  expect(groups.flatMap((group) => group.services)).toHaveLength(3)
})

test("without services there is no need to show", () => {
  expect(groupByNeed([])).toEqual([])
})
