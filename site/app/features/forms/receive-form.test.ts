import { randomUUID } from "node:crypto"
import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { describeForm } from "./form-description.ts"
import { TOKEN_FIELD, TRAP_FIELD } from "./form-fields.ts"
import { issueToken } from "./form-token.server.ts"
import { receiveForm } from "./receive-form.server.ts"
import { visitorContext } from "./visitor-context.ts"

const form = describeForm({
  name: "pub_application",
  address: "/formulaires/essai",
  submit: "Envoyer",
  hasReview: true,
  fields: {
    message: { kind: "long", label: "Message", max: 400 },
    cv: { kind: "files", label: "CV", formats: ["pdf"], maxFiles: 3, maxBytes: 5_000_000 },
  },
  next: [],
})

function send(visitor: string, entries: readonly (readonly [name: string, value: string | File])[]) {
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  const request = new Request(`https://site.example${form.address}`, { method: "POST", body })
  return receiveForm({ request, context }, form)
}

/** What an answer that shows the form again says. */
function readAnswer(answer: Awaited<ReturnType<typeof send>>) {
  if (answer instanceof Response) throw new Error(`led to ${answer.headers.get("Location")}`)
  const { problem, result } = answer.data
  return { status: answer.init?.status, problem, typed: result?.initialValue, errors: result?.error }
}

test("past the limit, no file is looked into, and what was typed is kept", async () => {
  const visitor = randomUUID()
  const post = [
    [TOKEN_FIELD, issueToken(Date.now())],
    ["message", "Bonjour, voici ma lettre."],
    ["cv", new File(["<script>"], "lettre.pdf")],
  ] as const
  const read = readAnswer(await send(visitor, post))
  expect(read).toMatchObject({ status: 422, errors: { cv: [expect.stringContaining("lettre.pdf")] } })

  for (let robot = 0; robot < 24; robot++) await send(visitor, [[TRAP_FIELD, "x"]])
  const limited = readAnswer(await send(visitor, post))
  expect(limited).toMatchObject({ status: 429, problem: "limited", typed: { message: "Bonjour, voici ma lettre." } })
  expect(limited.errors?.["cv"]).toBeUndefined()
})
