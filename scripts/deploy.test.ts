import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { directusEnv } from "./directus-env.ts"
import { directusVersion } from "./directus.ts"
import { root } from "./env.ts"

const read = (file: string) => readFileSync(join(root, file), "utf8")
const compose = read("deploy/compose.yaml")
const { scripts } = JSON.parse(read("package.json"))

test("the containers' Directus is the one that is pinned", () => {
  expect(compose).toContain(`directus/directus:${directusVersion}\n`)
})

test("every service that another waits for is described, and every volume declared", () => {
  const [, services = ""] = /^services:\n(.*?)^volumes:\n/ms.exec(compose) ?? []
  const [, declared = ""] = /^volumes:\n(.*)/ms.exec(compose) ?? []
  const named = new Set([...services.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name))
  const waitedFor = [...compose.matchAll(/^ {6}([\w-]+): \{ condition:|^ {4}([\w-]+): \{ condition:/gm)]
  for (const [, one, other] of waitedFor) expect(named).toContain(one ?? other)
  const volumes = [...services.matchAll(/(?:\[|- )([a-z][\w-]*):\//g)].map(([, name]) => name)
  expect(volumes.length).toBeGreaterThan(4)
  for (const volume of volumes) expect(declared).toMatch(new RegExp(`^  ${volume}:$`, "m"))
})

test("every secret that the containers need is named in their instructions", () => {
  const [instructions = ""] = compose.split("\nx-site")
  const used = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  for (const name of new Set(used)) expect(instructions).toContain(name)
})

/** The variables under a heading of `compose.yaml`, until something that is not under it. */
function variablesUnder(heading: string): string[] {
  const lines = compose.split("\n")
  const start = lines.indexOf(heading)
  const depth = heading.search(/\S/)
  const length = lines.slice(start + 1).findIndex((line) => line !== "" && line.search(/\S/) <= depth)
  const under = lines.slice(start + 1, start + 1 + length)
  return under.flatMap((line) => /^ +([A-Z_]+): /.exec(line)?.[1] ?? [])
}

test("the containers' sites are given every setting that a site reads", () => {
  const settings = [...read("site/app/env.server.ts").matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(15)
  // The image says the first two; the others are for a machine that runs Directus too, and for tests.
  const others = new Set(["NODE_ENV", "DATA_DIR", "CMS_PORT", "SITE_CLOCK", "SITE_POLISH"])
  expect(variablesUnder("x-site: &site")).toEqual(
    expect.arrayContaining(settings.filter((name) => !others.has(name ?? ""))),
  )
})

test("the containers' Directus is given every setting that ours is given", () => {
  const address = "https://cms.example"
  const ours = directusEnv(
    { SMTP_URL: "smtp://a:b@mail.example", SITE_NOTIFY_URLS: "", SITE_NOTIFY_SECRET: "", SITE_PREVIEW_SECRET: "" },
    {
      port: 8055,
      publicUrl: address,
      siteUrl: address,
      dataDir: "/data",
      postgres: { host: "", port: 5432, database: "", user: "", password: "" },
      secret: "",
      admin: { email: "", password: "", token: "" },
    },
  )
  const ownImage = ["CONFIG_PATH", "EXTENSIONS_PATH", "HOST", "NODE_ENV", "PORT", "STORAGE_LOCAL_ROOT", "SMTP_URL"]
  const wanted = Object.keys(ours).filter((name) => !ownImage.includes(name))
  const ofExtensions = globSync("cms/extensions/*/dist/*.js", { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\benv(?:\.|\[")([A-Z][A-Z_]+)/g)].map(([, name]) => name),
  )
  expect(ofExtensions).toContain("SITE_NOTIFY_URLS")
  const given = variablesUnder("  directus:")
  for (const name of [...wanted, ...ofExtensions])
    if (!ownImage.includes(name ?? "")) expect(given, name).toContain(name)
})

test("what is mounted from the project exists", () => {
  const mounted = [...compose.matchAll(/- (\.{1,2}\/[\w./-]+):\//g)].map(([, path = ""]) => path)
  expect(mounted.length).toBeGreaterThan(1)
  for (const path of mounted) expect(existsSync(join(root, "deploy", path)), path).toBe(true)
})

test.each(
  globSync("deploy/**/*", { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(root.length + 1)),
)("%s runs only commands that the project has", (file) => {
  const commands = [...read(file).matchAll(/npm"?,? "?run"?,? "?([\w:]+)/g)].map(([, command]) => command)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
})

test.each(globSync("deploy/systemd/*.service", { cwd: root }))("%s may not gain rights, and starts again", (file) => {
  const unit = read(file)
  expect(unit).toMatch(/^UMask=0077$/m)
  if (!/^Type=oneshot$/m.test(unit)) expect(unit).toMatch(/^Restart=always$/m)
  if (!/^Type=oneshot$/m.test(unit)) expect(unit).toMatch(/^NoNewPrivileges=true$/m)
})
