import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { z } from "zod"
import { checkModel } from "./check-model.ts"
import { CollectionFile, GroupsFile } from "./collection-format.ts"
import { publicationFields, traceFields } from "./editorial-fields.ts"
import type { Model } from "./model.ts"

export const schemaFolder = fileURLToPath(new URL("../../schema/", import.meta.url))

/**
 * Reads and checks every file of a schema folder.
 * @throws one Error listing every problem, each naming its file and field
 */
export function readModel(folder = schemaFolder): Model {
  const problems: string[] = []
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
  const groups = readFile(join(folder, "_groups.json"), GroupsFile, problems) ?? {}
  const model: Model = { groups, collections: [], systemFields: {} }

  for (const file of files.filter((name) => !name.startsWith("_"))) {
    const name = basename(file, ".json")
    const content = readFile(join(folder, file), CollectionFile, problems)
    if (!content) continue
    if (content.system) {
      model.systemFields[name] = content.fields
      continue
    }
    const fields = content.editorial ? { ...publicationFields, ...content.fields, ...traceFields } : content.fields
    model.collections.push({ ...content, name, fields })
  }

  if (problems.length === 0) problems.push(...checkModel(model))
  if (problems.length > 0) throw new Error(`cms/schema is not valid:\n${problems.join("\n")}`)
  return model
}

function readFile<T>(path: string, shape: z.ZodType<T>, problems: string[]): T | undefined {
  const file = basename(path)
  try {
    const result = shape.safeParse(JSON.parse(readFileSync(path, "utf8")))
    if (result.success) return result.data
    problems.push(...describe(result.error.issues).map((problem) => `  ${file}: ${problem}`))
  } catch (error) {
    problems.push(`  ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  return undefined
}

/** Flattens zod's unions: the branch that went furthest is the one the author meant. */
function describe(issues: z.core.$ZodIssue[], base: PropertyKey[] = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path]
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const branches = issue.errors.map((branch) => describe(branch, path))
      return branches.toSorted((a, b) => a.length - b.length)[0] ?? []
    }
    return [`${path.join(".") || "file"}: ${issue.message}`]
  })
}
