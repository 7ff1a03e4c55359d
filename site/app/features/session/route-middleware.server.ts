import type { MiddlewareFunction } from "react-router"
import { notFound } from "#app/lib/not-found.ts"
import { callerOf } from "./session-endpoint.server.ts"
import { isStaff } from "./session.server.ts"

/** Lets through whoever is signed in and may open the Studio; to anybody else the address does not exist. */
const staff: MiddlewareFunction<Response> = async (call, next) => {
  if (!(await isStaff(callerOf(call)))) throw notFound()
  return next()
}

/** The middleware that routes ask for by name (`findMiddleware`). */
export const routeMiddleware = { staff }
