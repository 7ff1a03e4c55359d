import type { FormValues } from "./field.ts"

/** The texts of what Conform gives back, field by field; anything nested was never a field of ours. */
export function readValues(initialValue: Record<string, unknown> | null | undefined): FormValues {
  return Object.fromEntries(
    Object.entries(initialValue ?? {}).flatMap(([name, value]): [string, string | string[]][] => {
      if (typeof value === "string") return value === "" ? [] : [[name, value]]
      const texts = Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
      return texts.length > 0 ? [[name, texts]] : []
    }),
  )
}
