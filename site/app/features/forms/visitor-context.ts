import { createContext } from "react-router"

/**
 * What tells one visitor from another when posts are counted: a digest that changes every day, never an address. In
 * development everybody is the same one.
 */
export const visitorContext = createContext<string>("anybody")
