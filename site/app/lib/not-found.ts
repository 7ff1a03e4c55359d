import { data } from "react-router"

/** What a loader throws when an address or a record does not exist: the 404 screen, status 404. */
export const notFound = () => data(null, { status: 404, statusText: "Page Not Found" })
