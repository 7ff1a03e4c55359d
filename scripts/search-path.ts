import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"

/** The first of these programs that can be run, looked for in `PATH` and then in further folders. */
export function findProgram(names: string[], furtherFolders: string[] = []): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...furtherFolders]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
