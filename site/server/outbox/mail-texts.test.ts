import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { z } from "zod"
import { FORM_HOLDINGS } from "#app/lib/form-holdings.ts"
import { noticeText } from "./mail-texts.ts"
import { sampleSubmission } from "./sample-submission.ts"

const inbox = join(import.meta.dirname, "../../../cms/schema/form_submissions.json")
const Inbox = z.object({
  fields: z.object({ form: z.object({ choices: z.partialRecord(z.literal(Object.keys(FORM_HOLDINGS)), z.string()) }) }),
})

test("the Studio and the mails name a form as the site does", () => {
  const { choices } = Inbox.parse(JSON.parse(readFileSync(inbox, "utf8"))).fields.form
  const titles = Object.entries(FORM_HOLDINGS).map(([form, { title }]) => [form, title])
  expect(Object.entries(choices).length).toBeGreaterThan(0)
  expect(titles).toEqual(expect.arrayContaining(Object.entries(choices)))
  const notice = noticeText(sampleSubmission({ form: "pub_application" }), "https://studio.example", {
    status: "delivered",
  })
  expect(notice.subject).toContain(FORM_HOLDINGS.pub_application.title)
})
