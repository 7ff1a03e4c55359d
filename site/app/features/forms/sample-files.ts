import { makeZip, type ZipEntry } from "./sample-zip.ts"

const text = (written: string) => new TextEncoder().encode(written)

const ODT_TYPE = "application/vnd.oasis.opendocument.text"
const types = { name: "[Content_Types].xml", bytes: text("<Types/>") }
const words = { name: "word/document.xml", bytes: text("<document/>") }
const mimetype = { name: "mimetype", bytes: text(ODT_TYPE), isStored: true }
const content = { name: "content.xml", bytes: text("<office/>") }

const docx = (...more: ZipEntry[]) => makeZip([types, words, ...more])

export const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n")

/** Files that a form takes: each is what its name says. */
export const goodFiles = [
  { name: "cv.pdf", bytes: pdf },
  { name: "cv.docx", bytes: docx() },
  { name: "cv.odt", bytes: makeZip([mimetype, content]) },
  { name: "../../étc/Ça\u202Epasse.PDF", bytes: pdf },
  { name: `${"a".repeat(400)}.pdf`, bytes: pdf },
]

/** Files that no form may take. Large ones are made when asked for. */
export const badFiles: readonly { title: string; name: string; make: () => Uint8Array }[] = [
  { title: "an empty file", name: "cv.pdf", make: () => new Uint8Array() },
  { title: "a script called PDF", name: "cv.pdf", make: () => text("<script>alert(1)</script>") },
  { title: "a PDF called program", name: "cv.pdf.exe", make: () => pdf },
  { title: "a PDF called nothing", name: "cv", make: () => pdf },
  { title: "a PDF that does not end", name: "cv.pdf", make: () => text("%PDF-1.7\n1 0 obj") },
  { title: "a PDF that is a container too", name: "cv.pdf", make: () => Buffer.concat([pdf, docx()]) },
  {
    title: "a PDF with a page of script behind",
    name: "cv.pdf",
    make: () => Buffer.concat([pdf, Buffer.alloc(5_000, "<script>")]),
  },
  { title: "a PDF called DOCX", name: "cv.docx", make: () => pdf },
  { title: "a container called PDF", name: "cv.pdf", make: () => docx() },
  { title: "a container of anything", name: "cv.docx", make: () => makeZip([{ name: "a.txt", bytes: text("a") }]) },
  { title: "an ODT without its type", name: "cv.odt", make: () => makeZip([content]) },
  { title: "an ODT whose type comes last", name: "cv.odt", make: () => makeZip([content, mimetype]) },
  {
    title: "a document with macros",
    name: "cv.docx",
    make: () => docx({ name: "word/vbaProject.bin", bytes: text("x") }),
  },
  { title: "a document with a program", name: "cv.docx", make: () => docx({ name: "word/a.exe", bytes: text("MZ") }) },
  { title: "a path that climbs", name: "cv.docx", make: () => docx({ name: "../../etc/passwd", bytes: text("x") }) },
  { title: "an absolute path", name: "cv.docx", make: () => docx({ name: "/etc/passwd", bytes: text("x") }) },
  { title: "two entries of one name", name: "cv.docx", make: () => docx(words) },
  { title: "an encrypted entry", name: "cv.docx", make: () => docx({ name: "a.xml", bytes: text("x"), flags: 1 }) },
  { title: "a bomb", name: "cv.docx", make: () => docx({ name: "a.xml", bytes: Buffer.alloc(50_000_000) }) },
  {
    title: "a bomb that says it is small",
    name: "cv.docx",
    make: () => docx({ name: "a.xml", bytes: Buffer.alloc(50_000_000), saidSize: 10 }),
  },
  {
    title: "an entry that says it is huge",
    name: "cv.docx",
    make: () => docx({ name: "a.xml", bytes: text("x"), saidSize: 0xfffffff0 }),
  },
  {
    title: "too many entries",
    name: "cv.docx",
    make: () => docx(...Array.from({ length: 2_100 }, (_, index) => ({ name: `${index}.xml`, bytes: text("x") }))),
  },
  { title: "a container cut in half", name: "cv.docx", make: () => docx().subarray(0, 90) },
  {
    title: "a directory that leads nowhere",
    name: "cv.docx",
    make: () => Buffer.concat([text("PK\u0003\u0004"), docx().subarray(-22)]),
  },
  { title: "6 MB", name: "cv.pdf", make: () => Buffer.concat([pdf, Buffer.alloc(6_000_000, " "), pdf]) },
]
