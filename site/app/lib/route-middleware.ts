import type { MiddlewareFunction } from "react-router"

/**
 * The middleware of that name.
 * @throws Error "Unknown route middleware: '<name>'."
 */
export function findMiddleware<Name extends string>(
  middleware: Record<Name, MiddlewareFunction<Response>>,
  name: string,
): MiddlewareFunction<Response> {
  const entry = Object.entries<MiddlewareFunction<Response>>(middleware).find(([known]) => known === name)
  if (entry === undefined) throw new Error(`Unknown route middleware: '${name}'.`)
  return entry[1]
}
