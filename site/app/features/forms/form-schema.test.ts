import { expect, test } from "vitest"
import { describeForm } from "./form-description.ts"
import { parseForm } from "./parse-form.server.ts"

const form = describeForm({
  name: "interview_request",
  address: "/essai",
  submit: "Envoyer",
  fields: {
    name: { kind: "text", label: "Nom", max: 20, missing: "Indiquez votre nom." },
    email: { kind: "email", label: "Courriel", max: 254 },
    phone: { kind: "phone", label: "Téléphone", max: 40 },
    story: { kind: "long", label: "Récit", max: 10_000 },
    day: { kind: "day", label: "Jour", isComing: true },
    way: {
      kind: "choice",
      label: "Moyen",
      options: [
        { value: "email", label: "Courriel" },
        { value: "phone", label: "Téléphone" },
      ],
    },
    topics: {
      kind: "choices",
      label: "Sujets",
      options: [
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ],
    },
  },
  rules: [
    {
      field: "phone",
      message: "Indiquez le numéro où vous joindre.",
      isBroken: ({ way, phone }) => way === "phone" && phone === undefined,
    },
  ],
  next: [],
})

function parse(entries: [string, string | File][]) {
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  const { submission, accepted } = parseForm(form, body)
  return { values: accepted?.values, errors: submission.status === "success" ? {} : submission.error }
}

test("what is good is kept as it was written, surrounding spaces of a line apart", () => {
  const { values } = parse([
    ["name", "  Zoé Ñandú  "],
    ["email", "zoé@exämple.example"],
    ["story", "  Bonjour 👩🏽‍🎓\r\nمرحبا\n<b>gras</b>  "],
    ["topics", "a"],
    ["topics", "b"],
    ["topics", "a"],
  ])
  expect(values).toEqual({
    name: "Zoé Ñandú",
    email: "zoé@exämple.example",
    story: "  Bonjour 👩🏽‍🎓\nمرحبا\n<b>gras</b>  ",
    topics: ["a", "b"],
  })
})

test("ten thousand characters pass, whatever they weigh; one more does not", () => {
  expect(
    parse([
      ["name", "A"],
      ["story", "🎓".repeat(10_000)],
    ]).errors,
  ).toEqual({})
  expect(
    parse([
      ["name", "A"],
      ["story", "é".repeat(10_001)],
    ]).errors,
  ).toEqual({
    story: ["Raccourcissez ce texte\u00A0: au plus 10\u00A0000 caractères."],
  })
})

test("an empty field is absent; spaces are empty", () => {
  expect(
    parse([
      ["name", "   "],
      ["email", ""],
    ]).errors,
  ).toEqual({ name: ["Indiquez votre nom."] })
})

test.each([
  ["a line break", "Nom\r\nBcc: tous@exemple.example"],
  ["a Unicode line break", "Nom\u2028Bcc: tous@exemple.example"],
  ["a tab", "Nom\tsuite"],
])("%s is refused in a line: it could begin a header", (_title, name) => {
  expect(parse([["name", name]]).errors).toEqual({ name: ["Écrivez ce champ sur une seule ligne."] })
})

test.each([
  "a@b",
  "a b@c.example",
  "a@b.example,c@d.example",
  "<a@b.example>",
  "a@b..example",
  ".a@b.example",
  "a@-b.example",
])("%s is no address", (email) => {
  expect(
    parse([
      ["name", "A"],
      ["email", email],
    ]).errors,
  ).toHaveProperty("email")
})

test.each(["418 555-0123", "(418) 555-0123", "+1 418 555 0123", "418 555-0123, poste 45", "+33 1 70 18 99 00"])(
  "%s is a number",
  (phone) => {
    expect(
      parse([
        ["name", "A"],
        ["phone", phone],
      ]).errors,
    ).toEqual({})
  },
)

test.each(["555-0123", "appelez-moi", "418 555-0123 poste abc", "1".repeat(16)])("%s is no number", (phone) => {
  expect(
    parse([
      ["name", "A"],
      ["phone", phone],
    ]).errors,
  ).toHaveProperty("phone")
})

test("a day is one that exists, and comes", () => {
  expect(
    parse([
      ["name", "A"],
      ["day", "2999-02-28"],
    ]).errors,
  ).toEqual({})
  expect(
    parse([
      ["name", "A"],
      ["day", "2999-02-30"],
    ]).errors,
  ).toHaveProperty("day")
  expect(
    parse([
      ["name", "A"],
      ["day", "28/02/2999"],
    ]).errors,
  ).toHaveProperty("day")
  expect(
    parse([
      ["name", "A"],
      ["day", "2001-01-01"],
    ]).errors,
  ).toEqual({ day: ["Indiquez une date à venir."] })
})

test("a file kept from before stands for one that is not chosen again", () => {
  const withFile = describeForm({
    name: "pub_application",
    address: "/essai",
    submit: "Envoyer",
    next: [],
    fields: {
      cv: { kind: "files", label: "CV", formats: ["pdf"], maxFiles: 1, maxBytes: 100, missing: "Joignez votre CV." },
    },
  })
  const nothingChosen = new FormData()
  nothingChosen.append("cv", new File([], ""))
  const held = new File(["%PDF-"], "cv.pdf")
  expect(parseForm(withFile, nothingChosen, [held]).accepted?.files).toEqual([held])
  expect(parseForm(withFile, nothingChosen).submission.reply().error).toEqual({ cv: ["Joignez votre CV."] })
})

test("a rule about two fields is said with the other errors", () => {
  expect(parse([["way", "phone"]]).errors).toEqual({
    name: ["Indiquez votre nom."],
    phone: ["Indiquez le numéro où vous joindre."],
  })
})

test.each<[string, [string, string | File][]]>([
  [
    "a value given twice",
    [
      ["name", "A"],
      ["name", "B"],
    ],
  ],
  ["a file where a text is expected", [["name", new File(["A"], "a.txt")]]],
  ["a nested name", [["name[first]", "A"]]],
  [
    "a choice that is not offered",
    [
      ["name", "A"],
      ["way", "pigeon"],
    ],
  ],
  [
    "one choice among several that is not offered",
    [
      ["name", "A"],
      ["topics", "a"],
      ["topics", "z"],
    ],
  ],
  ["an instruction to the parser", [["__intent__", '{"type":"reset","payload":{}}']]],
])("%s is an error in French", (_title, entries) => {
  const { values, errors } = parse(entries)
  expect(values).toBeUndefined()
  expect(
    Object.values(errors ?? {})
      .flat()
      .join(" "),
  ).toMatch(/Indiquez|Choisissez|Ce champ/)
})
