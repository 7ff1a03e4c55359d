import { isRouteErrorResponse } from "react-router"

/** What went wrong, as a screen can say it. `reference` finds the real stack in the server's log. */
export type Failure = { status: number; message: string; stack: string | undefined; reference: string | undefined }

const referenceIn = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "reference" in data && typeof data.reference === "string"
    ? data.reference
    : undefined

/** Reads whatever was thrown: an answer of a loader, an error, or anything else. */
export function describeError(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error
    return { status, message: statusText || "Erreur", stack: undefined, reference: referenceIn(data) }
  }
  if (error instanceof Error) return { status: 500, message: error.message, stack: error.stack, reference: undefined }
  return { status: 500, message: String(error), stack: undefined, reference: undefined }
}
