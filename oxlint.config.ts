import { readdirSync } from "node:fs"
import { defineConfig, type OxlintOverride } from "oxlint"

type Forbidden = { regex: string; message: string }

const climbing = { regex: "^\\.\\./", message: "Own folder: ./ — anywhere else: #app/ or #server/." }
const directus = { regex: "^@directus/sdk", message: "Only cms/ and features/**/*.server.ts talk to Directus." }
const cmsInComponent = { regex: "^#app/cms/", message: "Components never see the CMS: the feature's *.server.ts does." }

/**
 * Imports that files of a folder may not have. Patterns are regexes, because in the glob form « # » starts a comment;
 * the linter's regexes have no look-ahead, so "everything but" is spelt out from what is on disk.
 */
const forbid = (folder: string, files: string, patterns: Forbidden[]): OxlintOverride => ({
  files: [`site/app/${folder}/**/${files}`],
  rules: { "no-restricted-imports": ["error", { patterns: [climbing, ...patterns] }] },
})

/** `#app/…` for every entry of a folder of the application, the `allowed` ones left out. */
const allBut = (folder: string, allowed: string[]): Forbidden => {
  const entries = readdirSync(new URL(`site/app/${folder}`, import.meta.url))
    .filter((entry) => !entry.startsWith("+") && !allowed.includes(entry))
    .map((entry) => entry.replaceAll(".", "\\."))
  return {
    regex: `^#app/${folder}(?:${entries.join("|")})(?:/|$)`,
    message: "Against the arrows of docs/architecture.md.",
  }
}

const server = { regex: "^#server/", message: "The server uses the built application, never the reverse." }
const serverOnly = { regex: "\\.server\\.tsx?$", message: "ui/ gets everything by props." }

/**
 * `blocks` puts records of every subject on a page, and `pages` puts blocks under a page's header; `deadlines` gathers
 * the dates of every subject, `subscriptions` hands them out, `search` finds all of them: they compose.
 */
const COMPOSERS = ["blocks", "deadlines", "pages", "search", "subscriptions"]

/** `forms` is what every subject that has a form stands on. */
const GROUND = ["forms"]

const arrowsOf = (name: string) => {
  const others = COMPOSERS.includes(name) ? [] : [allBut("features/", [name, ...GROUND])]
  const above = [server, allBut("", ["features", "cms", "ui", "lib", "env.server.ts", "styles"]), ...others]
  return [
    forbid(`features/${name}`, "*.{ts,tsx}", [...above, directus, cmsInComponent]),
    forbid(`features/${name}`, "*.{server,test}.{ts,tsx}", above),
  ]
}

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "react", "jsx-a11y", "node"],
  categories: { correctness: "error" },
  env: { builtin: true, es2024: true },
  ignorePatterns: ["**/*.generated.ts", "**/build/**", "**/.react-router/**", "data/**"],
  rules: {
    "no-restricted-imports": ["error", { patterns: [climbing] }],
    "import/no-cycle": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase", ignore: ["^\\$[a-z]+(\\.[a-z]+)?\\.tsx?$"] }],
    "max-lines": ["error", { max: 300 }],
    "node/no-process-env": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    eqeqeq: "error",
    "react/rules-of-hooks": "error",
    "react/set-state-in-effect": "off", // announcing a navigation is one
    "jsx-a11y/prefer-tag-over-role": "off", // <output> is announced less widely than role="status"
    "jsx-a11y/label-has-associated-control": ["error", { controlComponents: ["Tick"] }],
    "jsx-a11y/no-autofocus": "off", // only on what a page that came back says first: its errors
    "jsx-a11y/anchor-has-content": "off", // children come by props
    "jsx-a11y/aria-role": ["error", { ignoreNonDOM: true }],
    "jsx-a11y/role-has-required-aria-props": "off", // a checkbox with role="switch" has its state already
    // A table that CSS lays out as blocks on phones loses its roles in browsers, so it says them.
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/no-interactive-element-to-noninteractive-role": "off",
  },
  overrides: [
    {
      files: ["site/app/env.server.ts", "scripts/**", "e2e/**", "bench/**", "cms/**", "*.config.ts"],
      rules: { "node/no-process-env": "off" },
    },
    { files: ["e2e/**"], rules: { "no-restricted-imports": "off", "no-empty-pattern": "off" } },
    forbid("lib", "*.{ts,tsx}", [allBut("", ["lib", "env.server.ts"]), server, directus]),
    forbid("ui", "*.{ts,tsx}", [allBut("", ["ui", "lib"]), serverOnly, server, directus]),
    forbid("cms", "*.{ts,tsx}", [allBut("", ["cms", "lib", "env.server.ts"]), server]),
    forbid("routes", "*.{ts,tsx}", [allBut("", ["routes", "features", "ui", "lib", "styles"]), server, directus]),
    ...readdirSync(new URL("site/app/features", import.meta.url)).flatMap(arrowsOf),
  ],
})
