import { onTestFinished, vi } from "vitest"

/**
 * For tests: modules imported from now on read these rows, whatever they ask the content backend for, until the test
 * ends. Tests share their modules, so those that were imported before know nothing of it.
 */
export function standInContent(rows: readonly unknown[]): void {
  vi.resetModules()
  vi.doMock("#app/cms/client.server.ts", () => ({ readPublished: async () => rows }))
  onTestFinished(() => {
    vi.doUnmock("#app/cms/client.server.ts")
    vi.resetModules()
  })
}
