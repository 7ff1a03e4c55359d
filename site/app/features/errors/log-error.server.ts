import { createContext, type HandleErrorFunction, isRouteErrorResponse } from "react-router"

/** Under which reference the failure of a request was logged. */
export const loggedReference = createContext<string | null>(null)

/** Logs what broke, with its stack, under a short reference that the error screen shows to the visitor. */
export const logError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const reference = crypto.randomUUID().slice(0, 8)
  context.set(loggedReference, reference)
  console.error(`[${reference}] ${request.method} ${new URL(request.url).pathname}`, error)
}
