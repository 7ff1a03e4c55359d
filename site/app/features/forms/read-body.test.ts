import { expect, test } from "vitest"
import { readBody } from "./read-body.server.ts"

const limits = { bytes: 10_000, parts: 10 }
const post = (body: BodyInit, type?: string) =>
  new Request("http://site.example/", { method: "POST", body, ...(type && { headers: { "Content-Type": type } }) })

test("both encodings of a form are read", async () => {
  const sent = new FormData()
  sent.append("nom", "Zoé")
  const multipart = await readBody(post(sent), limits)
  const urlencoded = await readBody(post(new URLSearchParams({ nom: "Zoé" })), limits)
  for (const body of [multipart, urlencoded]) expect(body instanceof FormData && body.get("nom")).toBe("Zoé")
})

test.each<[string, Request, string]>([
  ["JSON", post("{}", "application/json"), "unreadable"],
  ["no type", post(new Uint8Array([1])), "unreadable"],
  ["multipart without a boundary", post("x", "multipart/form-data"), "unreadable"],
  ["a multipart body that is none", post("--x\r\nrien", "multipart/form-data; boundary=x"), "unreadable"],
  ["too many bytes", post(new URLSearchParams({ nom: "a".repeat(10_001) })), "too-large"],
  ["too many fields", post("a=1&".repeat(12), "application/x-www-form-urlencoded"), "too-large"],
  ["too many parts", post("--x\r\n".repeat(12), "multipart/form-data; boundary=x"), "too-large"],
])("%s is refused", async (_title, request, refusal) => {
  expect(await readBody(request, limits)).toBe(refusal)
})
