import { FILE_FORMATS, formatOfName } from "#app/lib/file-formats.ts"
import type { FormDescription } from "./form-description.ts"
import { isOfFormat } from "./check-content.server.ts"
import { scanFile } from "./scan-file.server.ts"

/** A file that was looked into; its name is the visitor's own, for nobody but them. */
export type CheckedFile = { name: string; type: string; extension: string; bytes: Uint8Array }

const MESSAGES = {
  content:
    "n’est pas un fichier PDF, DOCX ou ODT que nous pouvons ouvrir. Enregistrez-le de nouveau, en PDF si possible.",
  infected: "est refusé par l’antivirus. Joignez un autre fichier.",
  unknown: "n’a pas pu être vérifié. Réessayez dans quelques minutes.",
} as const

async function check(file: File, form: FormDescription, fieldName: string): Promise<CheckedFile | string> {
  const field = form.fields[fieldName]
  const format = field?.kind === "files" ? formatOfName(file.name, field.formats) : undefined
  if (field?.kind !== "files" || format === undefined || file.size > field.maxBytes) return MESSAGES.content
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!(await isOfFormat(bytes, format))) return MESSAGES.content
  const verdict = await scanFile(bytes)
  if (verdict !== "clean") return MESSAGES[verdict]
  const { type, extensions } = FILE_FORMATS[format]
  return { name: file.name, type, extension: extensions[0], bytes }
}

/**
 * Looks into the files of a form: each is what its name promises, no larger than allowed, and clean.
 * @returns the good ones, and French messages about the others by the name of their field
 */
export async function checkFiles(files: readonly File[], fieldName: string | undefined, form: FormDescription) {
  const good: CheckedFile[] = []
  const problems: string[] = []
  if (fieldName === undefined) return { good, errors: undefined }
  for (const file of files) {
    const checked = await check(file, form, fieldName)
    if (typeof checked === "string") problems.push(`«\u00A0${file.name.slice(0, 80)}\u00A0» ${checked}`)
    else good.push(checked)
  }
  return { good, errors: problems.length > 0 ? { [fieldName]: problems } : undefined }
}
