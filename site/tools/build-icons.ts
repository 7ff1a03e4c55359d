import { readFileSync, writeFileSync } from "node:fs"
import { iconNames } from "./icons.ts"

// Copies the outlines of the icons we use out of Tabler, so that nothing else is bundled.
const target = new URL("../app/ui/icons.generated.ts", import.meta.url)

const rows = iconNames.map((name) => {
  const svg = readFileSync(new URL(import.meta.resolve(`@tabler/icons/outline/${name}.svg`)), "utf8")
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1])
  return `  "${name}": "${paths
    .join("")
    .replaceAll(/\s*(-)/g, "$1")
    .replaceAll(/([a-zA-Z]) /g, "$1")}",`
})

const content = `// Made by tools/build-icons.ts: npm run icons. Outlines from Tabler Icons (MIT).
export const icons = {
${rows.join("\n")}
} as const
`

if (!process.argv.includes("--check")) writeFileSync(target, content)
else if (readFileSync(target, "utf8") !== content)
  throw new Error("icons.generated.ts is out of date. Run npm run icons.")
