import { createContext } from "react-router"
import { type Outbox, OutboxRefusal } from "./outbox.ts"

const absent: Outbox = {
  accept: () => Promise.reject(new OutboxRefusal("absent")),
  outcome: () => Promise.resolve({ status: "pending" }),
}

/** The outbox of the site, in the context of every action: `context.get(outboxContext)`. Without a server, it refuses everything. */
export const outboxContext = createContext<Outbox>(absent)
