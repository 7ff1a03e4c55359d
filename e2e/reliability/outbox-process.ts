// The site's outbox in a process of its own, which may be killed: takes a submission as JSON, answers its receipt.
import { createServer } from "node:http"
import { json } from "node:stream/consumers"
import { OutboxRefusal } from "../../site/app/features/forms/outbox.ts"
import type { Submission } from "../../site/app/features/forms/submission.ts"
import { startOutbox } from "../../site/server/outbox/outbox-link.ts"

const [, , port = "", settings = ""] = process.argv
const outbox = await startOutbox(JSON.parse(settings), (why) => new OutboxRefusal(why))

const isSubmission = (value: unknown): value is Submission =>
  typeof value === "object" && value !== null && "id" in value && "receipt" in value

createServer(async (request, response) => {
  if (request.method === "GET") return void response.end(JSON.stringify(outbox.report()))
  try {
    const submission = await json(request)
    if (!isSubmission(submission)) return void response.writeHead(400).end()
    const { receipt } = await outbox.accept({ ...submission, attachments: [] })
    response.end(receipt)
  } catch (error) {
    response.writeHead(503).end(String(error))
  }
}).listen(Number(port), "127.0.0.1")

process.once("SIGTERM", () => void outbox.stop().then(() => process.exit(0)))
