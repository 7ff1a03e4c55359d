import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
    environment: "node",
    env: { FORM_KEY: "not a secret: the key of the tests", DATA_DIR: join(tmpdir(), "confederation-unit-tests") },
    isolate: false, // a third of the time; a test that changes the environment puts it back
    testTimeout: 60_000, // the property tests, on a machine that does other things
  },
})
