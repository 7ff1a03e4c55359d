import { useMatches } from "react-router"

const LAYOUTS = ["default", "light", "empty"] as const

/** `light` for errors and receipts, `empty` for what is only printed. */
export type LayoutName = (typeof LAYOUTS)[number]

const property = (owner: unknown, name: string): unknown =>
  typeof owner === "object" && owner !== null ? Reflect.get(owner, name) : undefined

const layoutIn = (owner: unknown) => LAYOUTS.find((name) => name === property(owner, "layout"))

/** The layout of the page on screen: its route's `handle.layout`, else its record's, else the default one. */
export function useLayout(): LayoutName {
  const match = useMatches().at(-1)
  return layoutIn(match?.handle) ?? layoutIn(property(match?.loaderData, "page")) ?? "default"
}
