import { gzipSync } from "node:zlib"
import fc from "fast-check"
import { badFiles, goodFiles, pdf } from "../../site/app/features/forms/sample-files.ts"
import {
  type BadPost,
  FORM_TYPE,
  goodPost,
  MULTIPART_TYPE,
  multipart,
  TOKEN,
  type Upload,
  urlencoded,
} from "./bad-post.ts"
import { badName, badText } from "./bad-texts.ts"
import { type Target, targets } from "./good-posts.ts"

type Entries = (readonly [string, string])[]

const upload = (target: Target, name: string, bytes: Uint8Array): Upload => ({
  field: target.files ?? "cv",
  name,
  type: "application/octet-stream",
  bytes,
})

const anyTarget = fc.constantFrom(...targets)

/** A good post whose entries were changed, in the encoding of its form. */
function withEntries(target: Target, title: string, entries: Entries, isHopeless: boolean): BadPost {
  const post = goodPost(target, [])
  const files = target.files ? [upload(target, "cv.pdf", pdf)] : []
  return { ...post, title, body: target.files ? multipart(entries, files) : urlencoded(entries), isHopeless }
}

const entriesOf = (target: Target): Entries => [["form_token", TOKEN], ...target.values]

const oddValue = fc.record({ target: anyTarget, at: fc.nat(), value: badText }).map(({ target, at, value }) => {
  const [name] = target.values[at % target.values.length] ?? [""]
  const entries = entriesOf(target).map((entry): readonly [string, string] =>
    entry[0] === name ? [name, value] : entry,
  )
  return withEntries(target, `odd value of ${name}`, entries, target.required.includes(name) && value.trim() === "")
})

const missing = fc
  .record({ target: anyTarget, kept: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }) })
  .map(({ target, kept }) => {
    const left = target.values.filter((_, index) => kept[index])
    const isHopeless = target.required.some((name) => left.every(([own]) => own !== name))
    return withEntries(target, "missing entries", [["form_token", TOKEN], ...left], isHopeless)
  })

const repeated = fc.record({ target: anyTarget, at: fc.nat(), value: badText }).map(({ target, at, value }) => {
  const entry = target.values[at % target.values.length] ?? ["", ""]
  return withEntries(target, `${entry[0]} twice`, [...entriesOf(target), [entry[0], value], entry], false)
})

const unexpected = fc
  .record({ target: anyTarget, more: fc.array(fc.tuple(badName, badText), { minLength: 1, maxLength: 6 }) })
  .map(({ target, more }) => withEntries(target, "entries nobody asked for", [...entriesOf(target), ...more], false))

const tooMany = fc
  .record({ target: anyTarget, count: fc.integer({ min: 300, max: 20_000 }) })
  .map(({ target, count }) =>
    withEntries(
      target,
      `${count} entries`,
      [...entriesOf(target), ...Array.from({ length: count }, (): [string, string] => ["a", ""])],
      true,
    ),
  )

const forgedToken = fc
  .record({
    target: anyTarget,
    token: fc.oneof(
      fc.constantFrom(
        "",
        "form-token-of-this-visit",
        `${TOKEN}x`,
        `x${TOKEN}`,
        `${TOKEN}${TOKEN}`,
        "a".repeat(100_000),
      ),
      fc.uuid().map((id) => `${id}.${Date.now().toString(36)}.${"A".repeat(43)}`),
      badText,
    ),
  })
  .map(({ target, token }) => withEntries(target, "a forged token", [["form_token", token], ...target.values], true))

/** Sent again, word for word or not: each saying counts once. */
const replay = anyTarget.map((target) => withEntries(target, "a replay", entriesOf(target), false))

const oddBody = fc
  .record({
    target: anyTarget,
    type: fc.constantFrom(
      "application/json",
      "text/plain",
      "application/xml",
      "multipart/form-data",
      `multipart/form-data; boundary="${"b".repeat(80)}"`,
      MULTIPART_TYPE,
      FORM_TYPE,
      "application/x-www-form-urlencoded; charset=utf-16",
      "",
      "é",
    ),
    body: fc.oneof(
      fc.uint8Array({ maxLength: 2_000 }),
      fc.constantFrom(
        Buffer.from('{"name":{"$ne":null},"__proto__":{"isAdmin":true}}'),
        Buffer.from(`${"[".repeat(50_000)}`),
        Buffer.from("%FF%FE=%C0%80&subject=%ED%A0%80&%"),
        Buffer.from("------frontiere\r\nContent-Disposition: form-data\r\n\r\nx"),
        Buffer.from(`------frontiere\r\n${"X: y\r\n".repeat(5_000)}\r\nx\r\n------frontiere--`),
        Buffer.from("<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>"),
        Buffer.alloc(700_000, "a=b&"),
        Buffer.alloc(2_000_000, 0),
      ),
    ),
  })
  .map(({ target, type, body }): BadPost => ({
    ...goodPost(target, []),
    title: `a body of type ${type || "none"}`,
    headers: type === "" ? {} : { "content-type": Buffer.from(type).toString("latin1") },
    body: Buffer.from(body),
    isHopeless: true,
  }))

const oddEncoding = anyTarget.map((target): BadPost => {
  const post = goodPost(target, [])
  return {
    ...post,
    title: "a compressed body",
    headers: { ...post.headers, "content-encoding": "gzip" },
    body: gzipSync(post.body),
    isHopeless: true,
  }
})

const cutShort = fc
  .record({ target: anyTarget, share: fc.double({ min: 0, max: 0.95, noNaN: true }) })
  .map(({ target, share }): BadPost => {
    const post = goodPost(target, target.files ? [upload(target, "cv.pdf", pdf)] : [])
    return { ...post, title: "a body cut short", body: post.body.subarray(0, Math.floor(post.body.byteLength * share)) }
  })

const wrongOrigin = fc
  .record({
    target: anyTarget,
    headers: fc.constantFrom<Record<string, string>>(
      { origin: "https://ailleurs.example" },
      { origin: "null" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "http://localhost" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "javascript:alert(1)" },
    ),
  })
  .map(({ target, headers }): BadPost => {
    const post = goodPost(target, target.files ? [upload(target, "cv.pdf", pdf)] : [])
    return { ...post, title: "a wrong origin", headers: { ...post.headers, ...headers }, isHopeless: true }
  })

const withFiles = targets.filter(({ files }) => files !== undefined)

const badFile = fc
  .record({ target: fc.constantFrom(...withFiles), file: fc.constantFrom(...badFiles) })
  .map(({ target, file }): BadPost => ({
    ...goodPost(target, [upload(target, file.name, file.make())]),
    title: file.title,
    isHopeless: true,
  }))

const oddFiles = fc
  .record({
    target: fc.constantFrom(...withFiles),
    files: fc.array(fc.constantFrom(...goodFiles), { maxLength: 6 }),
    field: fc.constantFrom("cv", "cv", "cv", "name", "autre"),
  })
  .map(({ target, files, field }): BadPost => {
    const uploads = files.map(({ name, bytes }) => ({ ...upload(target, name, bytes), field }))
    const isHopeless = files.length === 0 || files.length > 3 || field !== "cv"
    return { ...goodPost(target, uploads), title: `${files.length} files in ${field}`, isHopeless }
  })

const oddRequest = fc
  .record({
    target: anyTarget,
    method: fc.constantFrom("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"),
    end: fc.constantFrom(
      "",
      "/",
      "/recu",
      "/_payload.json",
      ".data",
      ".data?index",
      ".data?_routes=x",
      "?index",
      "/%00",
      "?numero=x",
    ),
  })
  .map(({ target, method, end }): BadPost => {
    const post = goodPost(target, target.files ? [upload(target, "cv.pdf", pdf)] : [])
    return { ...post, title: `${method} …${end}`, method, path: target.address + end }
  })

/** Everything that is tried, the commonest mistakes most often. */
export const badPost: fc.Arbitrary<BadPost> = fc.oneof(
  { weight: 6, arbitrary: oddValue },
  { weight: 3, arbitrary: missing },
  { weight: 3, arbitrary: repeated },
  { weight: 3, arbitrary: unexpected },
  { weight: 1, arbitrary: tooMany },
  { weight: 3, arbitrary: forgedToken },
  { weight: 1, arbitrary: replay },
  { weight: 4, arbitrary: oddBody },
  { weight: 1, arbitrary: oddEncoding },
  { weight: 2, arbitrary: cutShort },
  { weight: 2, arbitrary: wrongOrigin },
  { weight: 4, arbitrary: badFile },
  { weight: 2, arbitrary: oddFiles },
  { weight: 2, arbitrary: oddRequest },
)
