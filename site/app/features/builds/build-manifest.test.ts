import { expect, test } from "vitest"

import { listFixedAddresses, listPublishedFiles } from "./build-manifest.server.ts"

const page = { module: { default: () => null } }

test("fixed addresses are those of pages without a parameter", () => {
  const routes = {
    root: { path: "", ...page },
    home: { parentId: "root", ...page },
    "content:a-propos": { parentId: "root", path: "a-propos", ...page },
    article: { parentId: "root", path: "actualites/:slug", ...page },
    sitemap: { parentId: "root", path: "sitemap.xml", module: {} },
    missing: { parentId: "root", path: "404", ...page },
    splat: { parentId: "root", path: "*", ...page },
  }
  expect(listFixedAddresses(routes)).toEqual(["/", "/a-propos"])
})

test("a nested address is joined with those of its parents", () => {
  const routes = {
    root: { path: "", ...page },
    services: { parentId: "root", path: "services", ...page },
    boards: { parentId: "services", path: "babillards", ...page },
  }
  expect(listFixedAddresses(routes)).toEqual(["/services/babillards"])
})

test("published files are the routes without a component that say so", () => {
  const routes = {
    root: { path: "", ...page },
    index: { parentId: "root", path: "recherche/index.json", module: { handle: { isPublished: true } } },
    page: { parentId: "root", path: "recherche", module: { ...page.module, handle: { isPublished: true } } },
    action: { parentId: "root", path: "api/consent", module: {} },
  }
  expect(listPublishedFiles(routes)).toEqual(["/recherche/index.json"])
})
