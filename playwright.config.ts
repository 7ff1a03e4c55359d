import { defineConfig } from "@playwright/test"
import { runningStack } from "./e2e/stack/running.ts"
import { ensureChromium } from "./scripts/chromium.ts"

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** Tests that change the settings of the stack that all tests share, or count everything that comes into it. */
const configuring = ["bad-input/*.spec.ts", "consent/analytics.spec.ts", "consent/configuration.spec.ts"]

/** Tests that change its records. */
const editing = [
  "journeys/edit-a-title.spec.ts",
  "journeys/follow-an-event.spec.ts",
  "journeys/write-in-the-studio.spec.ts",
  "previews/*.spec.ts",
]

/** Tests of pages that must stay as they were, whatever happens, and of sites that begin from nothing. */
const keeping = ["publishing/*.spec.ts"]

const launchOptions = {
  executablePath: await ensureChromium(),
  // Chromium's sandbox refuses to run as root (containers, CI).
  args: process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet,
}

// The build without a window fits letters to whole pixels, which no other does: some lines break elsewhere, and pictures
// of the two would differ.
const lettersAsEverywhere = { ...launchOptions, args: [...launchOptions.args, "--font-render-hinting=none"] }

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/stack/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors that CI has: a journey also waits, for Directus and for the mail.
  workers: 3,
  retries: 0,
  // What is waited for is a condition: these only end the waiting for what never comes, on the slowest machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: "{testDir}/audit/screens/{arg}{ext}",
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_REPORT"] ?? "test-results/report.json" }]],
  projects: [
    { name: "e2e", testIgnore: ["audit/**", "operations/**", ...configuring, ...editing, ...keeping] },
    // What is restored is what was there before anything was written.
    { name: "backup", testMatch: "operations/backup.spec.ts", dependencies: ["e2e"] },
    // After those, one of each kind at a time: what they write in Directus is on the pages that the others read, and
    // others' forms are not theirs. Nothing else changes while pages must stay; then settings and records do, side by
    // side. Playwright goes from phase to phase: a failure in one leaves the next not run.
    { name: "keeping", testMatch: keeping, workers: 1, dependencies: ["backup"] },
    { name: "configuring", testMatch: configuring, workers: 1, dependencies: ["keeping"] },
    { name: "editing", testMatch: editing, workers: 1, dependencies: ["keeping"] },
    // Beside « keeping »: sites and databases of their own, which wait as much as they work.
    {
      name: "operations",
      testMatch: "operations/*.spec.ts",
      testIgnore: "operations/backup.spec.ts",
      workers: 1,
      dependencies: ["backup"],
    },
    // One at a time: Lighthouse measures speed.
    { name: "audit", testMatch: "audit/**/*.spec.ts", workers: 1, use: { launchOptions: lettersAsEverywhere } },
  ],
  use: {
    baseURL: runningStack()?.siteUrl,
    locale: "fr-CA",
    timezoneId: "America/Toronto",
    launchOptions,
  },
})
