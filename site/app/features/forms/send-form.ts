import { data, isRouteErrorResponse } from "react-router"
import type { FormAnswer, FormReply } from "./form-reply.ts"

/** Says that nothing changed elsewhere: the page must not be asked again, and perhaps lost, because a form came back. */
const KEEP_PAGE = { status: 422 }

/**
 * Sends a form from the browser. When the server cannot be reached, or something that is not the server answers, the
 * page stays as it is with everything that was typed.
 */
export async function sendForm({ serverAction }: { serverAction: () => Promise<FormReply> }) {
  try {
    return data<FormAnswer>(await serverAction(), KEEP_PAGE)
  } catch (failure) {
    if (failure instanceof Response || isRouteErrorResponse(failure)) throw failure
    console.warn("The form was not sent", failure)
    return data<FormAnswer>({ problem: "network" }, KEEP_PAGE)
  }
}
