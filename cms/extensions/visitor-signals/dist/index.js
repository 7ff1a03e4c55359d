import { addSignals } from "./add-signals.js"
import { mayCreateSignals } from "./may-create-signals.js"
import { readSignals } from "./read-signals.js"

const refusal = (message, code) => ({ errors: [{ message, extensions: { code } }] })

/** `POST /visitor-signals`: adds counts to `visitor_signals`; see README.md. */
export default {
  id: "visitor-signals",
  handler: (router, { database, logger }) => {
    router.post("/", async (request, response) => {
      if (!(await mayCreateSignals(database, request.accountability)))
        return response.status(403).json(refusal("You don't have permission to access this.", "FORBIDDEN"))
      const signals = readSignals(request.body)
      if (typeof signals === "string") return response.status(400).json(refusal(signals, "INVALID_PAYLOAD"))
      try {
        await addSignals(database, signals)
        response.json({ data: { added: signals.length } })
      } catch (error) {
        logger.error(error, "visitor-signals: counts were not added")
        response.status(503).json(refusal("Not added, try again later.", "SERVICE_UNAVAILABLE"))
      }
    })
  },
}
