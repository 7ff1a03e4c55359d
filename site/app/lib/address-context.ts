import { createContext } from "react-router"

/** The network address that a request comes from, as the server knows it. Only ever used to count: never kept, never logged. */
export const addressContext = createContext("unknown")
