import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { OpeningWeek } from "./opening-week.tsx"

const rows = [{ days: "Lundi", hours: "11 h à 15 h" }]
const shown = (week: Parameters<typeof OpeningWeek>[0]["week"]) => renderToStaticMarkup(<OpeningWeek week={week} />)

test("what the server writes says nothing of the present: the browser does", () => {
  const html = shown({ rows, moments: "2026-11-23T16:00Z open Ouvert jusqu’à 15 h" })
  expect(html).toMatch(/<open-now class="[^"]+" moments="2026-11-23T16:00Z open Ouvert jusqu’à 15 h"><\/open-now>/)
  expect(html.replace(/<[^>]*>/g, "")).not.toContain("Ouvert jusqu")
})

test("hours that are not all known are shown without it; without hours there is nothing", () => {
  expect(shown({ rows, moments: "" })).not.toContain("open-now")
  expect(shown({ rows: [], moments: "" })).toBe("")
})
