import type { FieldMetadata } from "@conform-to/react"
import { FILE_FORMATS } from "#app/lib/file-formats.ts"
import { formatFileSize } from "#app/lib/file-size.ts"
import { Choice } from "#app/ui/choice.tsx"
import { Field } from "#app/ui/field.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import type { FilesField } from "./field.ts"
import { fieldMessage } from "./field-message.ts"
import { HELD_FIELD } from "./form-fields.ts"
import type { HeldFile } from "./form-reply.ts"
import { listFormats } from "./summary.ts"

type FilesInputProps = { field: FilesField; meta: FieldMetadata; heldFiles: readonly HeldFile[] }

const describeLimits = ({ formats, maxFiles, maxBytes }: FilesField) =>
  `${listFormats(formats)}. ${maxFiles > 1 ? `Au plus ${maxFiles} fichiers de ` : "Au plus "}${formatFileSize(maxBytes)}${maxFiles > 1 ? " chacun" : ""}.`

/** Files to attach. Those that the server already holds stay ticked: unticking one leaves it out. */
export function FilesInput({ field, meta, heldFiles }: FilesInputProps) {
  const accept = field.formats.flatMap((format) => [...FILE_FORMATS[format].extensions, FILE_FORMATS[format].type])
  return (
    <>
      {heldFiles.map(({ id, name, size }) => (
        <Choice
          key={id}
          type="checkbox"
          name={HELD_FIELD}
          value={id}
          defaultChecked
          label={name}
          hint={`${formatFileSize(size)}, déjà reçu. Décochez pour ne pas le joindre.`}
        />
      ))}
      <Field
        key={meta.key}
        id={meta.id}
        label={heldFiles.length > 0 ? "Joindre un autre fichier" : field.label}
        hint={[field.hint, describeLimits(field)].filter(Boolean).join(" ")}
        error={fieldMessage(meta)}
        optional={field.missing === undefined || heldFiles.length > 0}
      >
        {(aria) => (
          <TextInput {...aria} type="file" name={meta.name} accept={accept.join(",")} multiple={field.maxFiles > 1} />
        )}
      </Field>
    </>
  )
}
