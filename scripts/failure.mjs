/**
 * A failure that a person can act on: its message is one French sentence, shown without a stack.
 * Anything else that is thrown is a defect of ours and keeps its stack.
 */
export class Failure extends Error {}

/**
 * What to print for an error: the sentence of a `Failure`, a sentence for a full disk, else the stack.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Failure) return error.message
  if (isDiskFull(error)) return "Le disque est plein. Libérez de l’espace, puis relancez la commande."
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Ends the process with the explanation of an error.
 * @param {unknown} error
 * @returns {never}
 */
export function failWith(error) {
  process.stderr.write(`\n✗ ${explain(error)}\n`)
  process.exit(1)
}

/** @param {unknown} error */
function isDiskFull(error) {
  return error instanceof Error && /\bENOSPC\b|SQLITE_FULL|disk is full/.test(`${error}`)
}
