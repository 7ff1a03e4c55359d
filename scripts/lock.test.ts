import { expect, test } from "vitest"
import { isInstalled, type Lock } from "./lock.mjs"

const wanted: Lock = {
  packages: {
    "": { version: "0.1.0" },
    site: { version: "0.1.0" },
    "node_modules/@confederation/site": { link: true },
    "node_modules/react": { version: "19.3.1" },
    "site/node_modules/zod": { version: "4.6.7" },
    "node_modules/fsevents": { version: "2.3.3", optional: true },
  },
}
const react = { "node_modules/react": { version: "19.3.1" } }
const zod = { "site/node_modules/zod": { version: "4.6.7" } }

test("another platform's packages and the workspaces themselves need not be installed", () => {
  expect(isInstalled(wanted, { packages: { ...react, ...zod } }, [])).toBe(true)
})

test("nothing installed, a package missing or at another version: an install is needed", () => {
  expect(isInstalled(wanted, {}, [])).toBe(false)
  expect(isInstalled(wanted, { packages: { ...react } }, [])).toBe(false)
  expect(isInstalled(wanted, { packages: { ...zod, "node_modules/react": { version: "19.3.0" } } }, [])).toBe(false)
})

test("an optional package that is installed at another version is not what was asked for", () => {
  const old = { "node_modules/fsevents": { version: "2.3.2" } }
  expect(isInstalled(wanted, { packages: { ...react, ...zod, ...old } }, [])).toBe(false)
})

test("an optional package that we need must be installed", () => {
  expect(isInstalled(wanted, { packages: { ...react, ...zod } }, ["fsevents"])).toBe(false)
})
