/** `/a/b/c` → `/a`, `/a/b`: the addresses above one, home left out. */
export const ancestorPaths = (path: string): string[] => {
  const words = path.split("/").filter(Boolean)
  return words.slice(0, -1).map((_, index) => `/${words.slice(0, index + 1).join("/")}`)
}
