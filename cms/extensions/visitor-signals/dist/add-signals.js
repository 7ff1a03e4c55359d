/** Subjects kept by kind: whoever floods the site with words pushes out words that were met once, nothing else. */
const mostSubjects = 2_000

const keyOf = ({ kind, subject }) => `${kind} ${subject}`

/** Makes room by forgetting what was met least, then longest ago. */
async function makeRoom(database, kind) {
  const [{ count }] = await database("visitor_signals").where({ kind }).count({ count: "*" })
  const excess = Number(count) - mostSubjects
  if (excess <= 0) return
  const weakest = await database("visitor_signals")
    .where({ kind })
    .orderByRaw("?? + ??, ??, ??", ["yes", "no", "last_on", "id"])
    .limit(excess)
    .pluck("id")
  await database("visitor_signals").whereIn("id", weakest).delete()
}

/**
 * Adds counts, each in one statement, so that two sites that add at the same time lose nothing. `last_on` is a day:
 * nobody's visit can be told from it.
 * @param {import("knex").Knex} database SQLite or PostgreSQL
 * @param {{ kind: string, subject: string, yes: number, no: number }[]} signals
 */
export async function addSignals(database, signals) {
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Toronto" })
  await database.transaction(async (transaction) => {
    // Always in the same order: two batches that hold the same subjects never wait for each other in a circle.
    for (const signal of signals.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
      await transaction("visitor_signals")
        .insert({ key: keyOf(signal), ...signal, last_on: today })
        .onConflict("key")
        .merge({
          yes: transaction.raw("?? + ?", ["visitor_signals.yes", signal.yes]),
          no: transaction.raw("?? + ?", ["visitor_signals.no", signal.no]),
          last_on: today,
        })
    for (const kind of new Set(signals.map((signal) => signal.kind))) await makeRoom(transaction, kind)
  })
}
