import { expect, test } from "vitest"
import { isReceiptOf, receiptOf, submissionId } from "./submission-identity.server.ts"

const token = "6f1f4f9a-0b44-4a53-9d5a-0a6f7a8f9c11"
const values = { name: "Dominique", topics: ["a", "b"] }
const file = (text: string) => ({ bytes: new TextEncoder().encode(text) })

test("the same words on the same showing are the same submission, in whatever order they came", () => {
  const id = submissionId(token, "interview_request", values, [])
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(submissionId(token, "interview_request", { topics: ["a", "b"], name: "Dominique" }, [])).toBe(id)
})

test("other words, another form, another file or another showing are another submission", () => {
  const ids = [
    submissionId(token, "interview_request", values, []),
    submissionId(token, "interview_request", { ...values, name: "Dominique T." }, []),
    submissionId(token, "feedback", values, []),
    submissionId(token, "interview_request", values, [file("cv")]),
    submissionId(token, "interview_request", values, [file("CV")]),
    submissionId("7f1f4f9a-0b44-4a53-9d5a-0a6f7a8f9c11", "interview_request", values, []),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})

test("a receipt says its form, follows from the submission and can be read aloud", () => {
  const id = submissionId(token, "pub_application", values, [])
  const receipt = receiptOf("pub_application", id)
  expect(receipt).toBe(receiptOf("pub_application", id))
  expect(receipt).toMatch(/^PUB-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  expect(isReceiptOf("pub_application", receipt)).toBe(true)
  expect(isReceiptOf("interview_request", receipt)).toBe(false)
  expect(isReceiptOf("pub_application", `${receipt}<`)).toBe(false)
})
