/** The code build that runs: `id` changes with every change of the code, never with content; `timestamp` in ms. */
export const build = {
  id: import.meta.env.BUILD_ID ?? "development",
  timestamp: Number(import.meta.env.BUILD_TIMESTAMP ?? 0),
}
