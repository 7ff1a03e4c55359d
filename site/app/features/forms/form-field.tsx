import type { FieldMetadata } from "@conform-to/react"
import { Choice } from "#app/ui/choice.tsx"
import { ChoiceGroup } from "#app/ui/choice-group.tsx"
import { Field as LabelledField } from "#app/ui/field.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import { AvailabilityGrid } from "./availability-grid.tsx"
import {
  type ChoiceField,
  type ChoicesField,
  type Field,
  type FilesField,
  type GridField,
  isOptional,
} from "./field.ts"
import { fieldMessage } from "./field-message.ts"
import { FilesInput } from "./files-input.tsx"
import type { HeldFile } from "./form-reply.ts"

type FormFieldProps = { field: Field; meta: FieldMetadata; heldFiles: readonly HeldFile[] }

const INPUTS = {
  text: { type: "text" },
  email: { type: "email", inputMode: "email", spellCheck: false },
  phone: { type: "tel", inputMode: "tel" },
  day: { type: "date" },
} as const

function Choices({ field, meta }: { field: ChoiceField | ChoicesField; meta: FieldMetadata }) {
  const type = field.kind === "choice" ? "radio" : "checkbox"
  const chosen = meta.defaultOptions ?? [meta.defaultValue]
  return field.options.map(({ value, label, hint }, index) => (
    <Choice
      key={value}
      id={`${meta.id}-${index + 1}`}
      type={type}
      name={meta.name}
      value={value}
      label={label}
      hint={hint}
      defaultChecked={chosen.includes(value)}
    />
  ))
}

function GroupField({ field, meta }: { field: ChoiceField | ChoicesField | GridField; meta: FieldMetadata }) {
  return (
    <ChoiceGroup
      key={meta.key}
      id={meta.id}
      legend={field.label}
      hint={field.hint}
      error={fieldMessage(meta)}
      optional={isOptional(field)}
    >
      {field.kind === "grid" ? <AvailabilityGrid field={field} meta={meta} /> : <Choices field={field} meta={meta} />}
    </ChoiceGroup>
  )
}

type SingleField = Exclude<Field, ChoicesField | GridField | FilesField>

function Control({ field, meta, aria }: { field: SingleField; meta: FieldMetadata; aria: object }) {
  const common = { ...aria, name: meta.name, defaultValue: meta.defaultValue }
  if (field.kind === "long") return <TextArea {...common} />
  if (field.kind === "choice") {
    return (
      <Select {...common} defaultValue={meta.defaultValue ?? ""}>
        <option value="">Choisir…</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  }
  return (
    <TextInput {...common} {...INPUTS[field.kind]} autoComplete={field.kind === "day" ? "off" : field.autoComplete} />
  )
}

/** A question of a form, with its label, its hint and, when there is one, its error. */
export function FormField({ field, meta, heldFiles }: FormFieldProps) {
  if (field.kind === "files") return <FilesInput field={field} meta={meta} heldFiles={heldFiles} />
  if (field.kind === "choices" || field.kind === "grid" || (field.kind === "choice" && field.look !== "list"))
    return <GroupField field={field} meta={meta} />
  return (
    <LabelledField
      key={meta.key}
      id={meta.id}
      label={field.label}
      hint={field.hint}
      error={fieldMessage(meta)}
      optional={isOptional(field)}
    >
      {(aria) => <Control field={field} meta={meta} aria={aria} />}
    </LabelledField>
  )
}
