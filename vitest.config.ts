import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    projects: [
      { extends: "./site/vitest.config.ts", root: "./site", test: { name: "site" } },
      {
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.ts", "cms/scripts/**/*.test.ts", "cms/extensions/**/*.test.{ts,js}"],
        },
      },
      {
        root: "./site",
        test: {
          name: "session",
          include: ["test/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "cms",
          include: ["cms/test/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
