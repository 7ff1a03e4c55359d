import { expect } from "@playwright/test"
import type { officeOf } from "#e2e/studio/office.ts"
import type { Studio } from "#e2e/studio/studio.ts"

type Office = ReturnType<typeof officeOf>

/** A picture of the guide: who is at the screen, and how they got there. */
export type Scene = {
  name: string
  who: "nobody" | "writer" | "reviewer"
  show: (studio: Studio, office: Office) => Promise<void>
}

const scene = (who: Scene["who"], name: string, show: Scene["show"]): Scene => ({ who, name, show })

/** Opens the first record that a query finds. */
const openRecord = async (studio: Studio, office: Office, collection: string, filter: string) =>
  studio.open(`/content/${collection}/${await office.find(`/items/${collection}?${filter}`)}`)

const scrollTo = (studio: Studio, field: string) =>
  studio.field(field).evaluate((element) => element.scrollIntoView({ block: "start" }))

/** Unfolds a titled part of a form, which shows a field. */
async function unfold(studio: Studio, title: string, field: string) {
  const heading = studio.page.locator(".v-form").getByText(title, { exact: true }).first()
  await heading.click()
  await studio.field(field).waitFor()
  await heading.evaluate((element) => element.scrollIntoView({ block: "start" }))
}

/** The working copy holds what was typed: until then nothing can be saved. */
const kept = (studio: Studio) => expect(studio.button("Enregistrer")).toBeEnabled({ timeout: 60_000 })

/** A named list, under its collection in the navigation. */
async function openList(studio: Studio, collection: string, name: string) {
  await studio.open(`/content/${collection}`)
  const entry = studio.page.locator(`a[href*="/content/${collection}?bookmark="]`).filter({ hasText: name })
  await entry.first().click()
  await studio.page.waitForURL(/bookmark=/)
}

/** The pictures of docs/guide-edition.md, in its order. */
export const scenes: Scene[] = [
  scene("nobody", "connexion", async () => undefined),
  scene("writer", "tableau-de-bord", async (studio, office) => {
    await studio.open(`/insights/${await office.find("/dashboards?sort=name")}`)
  }),
  scene("writer", "page", (studio, office) =>
    openRecord(studio, office, "pages", "filter[path][_eq]=/services/babillards"),
  ),
  scene("writer", "page-blocs", async (studio, office) => {
    await openRecord(studio, office, "pages", "filter[path][_eq]=/services/babillards")
    await scrollTo(studio, "blocks")
  }),
  scene("writer", "apercu", async (studio, office) => {
    await openRecord(studio, office, "pages", "filter[path][_eq]=/services/babillards")
    await studio.page.locator('header [data-icon="visibility"]').first().click()
    await studio.page.frameLocator("iframe").locator("h1").waitFor()
  }),
  scene("writer", "actualite", async (studio) => {
    await studio.open("/content/news/+")
    await studio.choose("status", "En révision")
    await studio.fill("title", "Le café étudiant ouvre plus tôt")
    await kept(studio)
  }),
  scene("writer", "photo", async (studio, office) => {
    await studio.open(`/files/${await office.find("/files?filter[type][_eq]=image/jpeg&filter[alt][_nnull]=true")}`)
    await scrollTo(studio, "alt")
  }),
  scene("reviewer", "a-publier", (studio) => openList(studio, "news", "À publier")),
  scene("reviewer", "evenement-annule", async (studio, office) => {
    await openRecord(studio, office, "events", "filter[state][_eq]=scheduled&sort=-starts_at")
    await studio.choose("state", "Annulé")
    await kept(studio)
    await scrollTo(studio, "title")
  }),
  scene("writer", "offre", (studio, office) =>
    openRecord(studio, office, "job_offers", "filter[status][_eq]=published&sort=-closes_on"),
  ),
  scene("writer", "document", async (studio) => {
    await studio.open("/content/documents/+")
    await studio.fill("title", "Procès-verbal de l’assemblée générale d’automne")
    await studio.choose("category", "Procès-verbaux")
    await kept(studio)
    await scrollTo(studio, "title")
  }),
  scene("reviewer", "annonce", async (studio) => {
    await studio.open("/content/announcements/+")
    await studio.choose("status", "Publié")
    await studio.fill("title", "Nos bureaux sont fermés aujourd’hui")
    await studio.choose("level", "Urgent")
    await kept(studio)
    await scrollTo(studio, "title")
  }),
  scene("reviewer", "heures", async (studio) => {
    await studio.open("/content/settings")
    await unfold(studio, "Heures d’ouverture", "opening_hours")
  }),
  scene("reviewer", "election", async (studio, office) => {
    await openRecord(studio, office, "elections", "sort=-year")
    await unfold(studio, "Comité exécutif", "executive_voting_open_at")
  }),
  scene("writer", "formulaires", (studio) => openList(studio, "form_submissions", "À traiter")),
  scene("writer", "formulaire", (studio, office) =>
    openRecord(studio, office, "form_submissions", "sort=-submitted_at"),
  ),
  scene("writer", "reservation", (studio, office) => openRecord(studio, office, "reservations", "sort=-submitted_at")),
  scene("reviewer", "points-a-corriger", (studio) => openList(studio, "findings", "À corriger d’abord")),
]
