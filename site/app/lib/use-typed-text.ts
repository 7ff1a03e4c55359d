import { useEffect, useRef, useState } from "react"

/**
 * The text of a search field as it is typed. The page works without this: the field is part of a plain form, and
 * `sent` is what the form last sent. What was typed before the application woke up counts too.
 */
export function useTypedText(sent: string) {
  const [text, setText] = useState(sent)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(field.current?.value ?? sent), [sent])
  return {
    text,
    field: {
      ref: field,
      defaultValue: sent,
      onInput: () => setText(field.current?.value ?? ""),
    },
  }
}
