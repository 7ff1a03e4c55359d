import "./preview.css"
import { apply } from "@directus/visual-editing"

// The script of previews, in place of the starter: a preview is not hydrated, stores nothing and measures nothing.

for (const mark of document.querySelectorAll<HTMLTemplateElement>("template[data-edit]")) {
  mark.nextElementSibling?.setAttribute("data-directus", mark.dataset["edit"] ?? "")
  mark.remove()
}

const bar = document.querySelector<HTMLElement>("[data-studio]")
const { studio, header } = bar?.dataset ?? {}

// Every page heads itself in its own way, but each has one title, beside its summary.
if (header) document.querySelector("main h1")?.parentElement?.setAttribute("data-directus", header)

if (studio && window.parent !== window) {
  // In the Studio's pane: the record is open beside it, and other pages do not let themselves be framed.
  document.querySelector("[data-record]")?.remove()
  for (const link of document.links) if (!link.getAttribute("href")?.startsWith("#")) link.target = "_blank"
  void apply({ directusUrl: new URL(studio).origin })
}
