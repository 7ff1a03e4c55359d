/**
 * Writes the example PDFs that `documents.json` names: tagged, titled, in their
 * language, a few kilobytes each. The bytes depend on the records alone.
 * Run it after changing the records: `node cms/seed/make-documents.ts`.
 */
import { createWriteStream } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { finished } from "node:stream/promises"
import PDFDocument from "pdfkit"
import { englishOutline, englishSummary, outlines } from "./document-outlines.ts"

interface ExampleDocument {
  title: string
  summary: string
  category: string
  date: string
  language?: "fr" | "en"
  file?: string
}

const seed = import.meta.dirname
const ink = "#0b1f2a"
const wall = "#44c8f5"

const wording = {
  fr: {
    lang: "fr-CA",
    notice: "Document d’exemple",
    explanation: "Ce fichier tient la place d’un document de la Confédération. Il ne contient aucune règle, aucun chiffre et aucun nom réels.",
    contents: "Ce qu’un tel document contient",
    author: "Confédération étudiante",
  },
  en: {
    lang: "en-CA",
    notice: "Example document",
    explanation: "This file stands in for a document of the Confederation. It holds no real rule, figure or name.",
    contents: "What such a document contains",
    author: "Confédération étudiante",
  },
}

const records: ExampleDocument[] = JSON.parse(await readFile(path.join(seed, "documents.json"), "utf8"))
for (const record of records) {
  if (record.file) await writeDocument(record, path.join(seed, "files", record.file))
}

async function writeDocument(record: ExampleDocument, target: string) {
  const language = record.language ?? "fr"
  const words = wording[language]
  const summary = language === "en" ? englishSummary : record.summary
  const pdf = new PDFDocument({
    size: "LETTER",
    margins: { top: 90, bottom: 72, left: 72, right: 96 },
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: words.lang,
    info: { Title: record.title, Author: words.author, Subject: summary, CreationDate: fixedDate(record.date) },
  })
  const file = pdf.pipe(createWriteStream(target))

  pdf.markContent("Artifact", { type: "Layout" })
  pdf.rect(0, 0, pdf.page.width, 24).fill(wall)
  pdf.endMarkedContent()

  const root = pdf.struct("Document")
  pdf.addStructure(root)
  const write = (tag: string, text: string, draw: () => void) => {
    root.add(pdf.struct(tag, { actual: text }, draw))
  }

  write("P", words.notice, () => pdf.fillColor(ink).font("Helvetica").fontSize(11).text(words.notice))
  pdf.moveDown(0.6)
  write("H1", record.title, () => pdf.font("Helvetica-Bold").fontSize(24).text(record.title, { lineGap: 2 }))
  pdf.moveDown(0.8)
  write("P", summary, () => pdf.font("Helvetica").fontSize(13).text(summary, { lineGap: 4 }))
  pdf.moveDown(1.4)
  write("H2", words.contents, () => pdf.font("Helvetica-Bold").fontSize(14).text(words.contents))
  pdf.moveDown(0.6)
  writeList(pdf, root, language === "en" ? englishOutline : (outlines[record.category] ?? []))
  pdf.moveDown(1.4)
  write("P", words.explanation, () => pdf.font("Helvetica").fontSize(11).text(words.explanation, { lineGap: 3 }))

  root.end()
  pdf.end()
  await finished(file)
}

function writeList(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, items: readonly string[]) {
  const list = pdf.struct("L")
  root.add(list)
  for (const item of items) {
    const label = pdf.struct("Lbl", {}, () => pdf.font("Helvetica").fontSize(12).text("– ", { continued: true }))
    const body = pdf.struct("LBody", {}, () => pdf.text(item, { lineGap: 4 }))
    list.add(pdf.struct("LI", {}, [label, body]))
    pdf.moveDown(0.2)
  }
  list.end()
}

/** A date in the file must not change from one run to the next: a relative date gives none of its own. */
function fixedDate(date: string): Date {
  return new Date(date.startsWith("@") ? "2026-01-01T12:00:00Z" : `${date}T12:00:00Z`)
}
