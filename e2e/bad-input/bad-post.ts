import type { Target } from "./good-posts.ts"

/** A token of the attacked form's page stands in a body wherever this does. */
export const TOKEN = "{{token}}"

/** One attack: a request, and whether the site may take it for a good post. */
export type BadPost = {
  title: string
  target: Target
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
  /** Nothing of it may be kept. Otherwise it is all kept or not at all. */
  isHopeless: boolean
}

export const FORM_TYPE = "application/x-www-form-urlencoded"
const BOUNDARY = "----frontiere"

export const urlencoded = (entries: readonly (readonly [string, string])[]): Buffer =>
  Buffer.from(entries.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&"))

export type Upload = { field: string; name: string; type: string; bytes: Uint8Array }

/** A multipart body, with no more care for its headers than an attacker has. */
export function multipart(entries: readonly (readonly [string, string])[], files: readonly Upload[]): Buffer {
  const part = (header: string, bytes: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
      bytes,
      Buffer.from("\r\n"),
    ])
  return Buffer.concat([
    ...entries.map(([name, value]) => part(`name="${name.replaceAll('"', "%22")}"`, Buffer.from(value))),
    ...files.map(({ field, name, type, bytes }) =>
      part(`name="${field}"; filename="${name.replaceAll('"', "%22")}"\r\nContent-Type: ${type}`, bytes),
    ),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** What a person's browser would post, to be spoilt. */
export function goodPost(target: Target, files: readonly Upload[]): BadPost {
  const entries = [["form_token", TOKEN] as const, ...target.values]
  return {
    title: "",
    target,
    method: "POST",
    path: target.address,
    headers: { "content-type": target.files ? MULTIPART_TYPE : FORM_TYPE },
    body: target.files ? multipart(entries, files) : urlencoded(entries),
    isHopeless: false,
  }
}
