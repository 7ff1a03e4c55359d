import { randomUUID } from "node:crypto"
import { z } from "zod"
import type { StackAddress } from "../stack/stack.ts"

const Found = z.object({ data: z.array(z.object({ id: z.union([z.string(), z.number()]) })) })

/** People of the office, one a role, who may sign in to the Studio of a test. */
export const members = {
  writer: { email: "redaction@example.com", role: "Rédaction", first_name: "Camille" },
  reviewer: { email: "revision@example.com", role: "Révision", first_name: "Dominique" },
} as const
export const memberPassword = "un mot de passe d’essai"

/** What happens in an office before an editor sits down: accounts, and requests that came in. */
export const officeOf = ({ cmsUrl, adminToken }: StackAddress) => {
  const send = async (method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(cmsUrl + path, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const firstId = async (path: string) => Found.parse(await send("GET", path)).data[0]?.id

  return {
    async welcomeMembers() {
      for (const { role, ...person } of Object.values(members)) {
        if (await firstId(`/users?fields=id&filter[email][_eq]=${person.email}`)) continue
        const id = await firstId(`/roles?fields=id&filter[name][_eq]=${encodeURIComponent(role)}`)
        await send("POST", "/users", { ...person, role: id, password: memberPassword, status: "active" })
      }
    },
    async receiveRequests() {
      if (await firstId("/items/form_submissions?fields=id&limit=1")) return
      const day = 86_400_000
      const since = (days: number) => new Date(Date.now() - days * day)
      const monday = new Date(Date.now() + (8 - new Date().getUTCDay()) * day).toISOString().slice(0, 10)
      const building = await firstId("/items/places?fields=id&filter[kind][_eq]=building&sort=-notice_board_count")
      await send("POST", "/items/form_submissions", [
        {
          id: randomUUID(),
          receipt: "ENT-7K2M",
          submitted_at: since(0.1),
          form: "interview_request",
          sender_name: "Camille Bellavance",
          sender_email: "camille@journal.example",
          sender_phone: "418 555-0142",
          subject: "La hausse des frais de scolarité",
          summary:
            "Média : Le Journal du campus\nSujet : la hausse des frais de scolarité\nAvant le : vendredi, 16 h\nEn personne ou au téléphone",
        },
        {
          id: randomUUID(),
          receipt: "PUB-3T8W",
          submitted_at: since(1.2),
          form: "pub_application",
          sender_name: "Sacha Tremblay-Roy",
          sender_email: "sacha@courriel.example",
          subject: "Service aux tables",
          summary: "Poste : service aux tables\nDisponible : jeudi et vendredi soir",
        },
      ])
      await send("POST", "/items/reservations", {
        id: randomUUID(),
        receipt: "BAB-4P9T",
        submitted_at: since(0.4),
        building,
        week_start: monday,
        boards: 2,
        association: "Association des étudiantes et étudiants en géographie",
        contact_name: "Alix Gagnon",
        contact_email: "alix@asso.example",
        contact_phone: "418 555-0117",
        purpose: "Une affiche pour la soirée d’accueil.",
      })
    },
    /** A piece of news that rédaction has proposed: what waits for révision. */
    async proposeNews() {
      const slug = "le-cafe-etudiant-ouvre-plus-tot"
      if (await firstId(`/items/news?fields=id&filter[slug][_eq]=${slug}`)) return
      await send("POST", "/items/news", {
        slug,
        status: "in_review",
        title: "Le café étudiant ouvre plus tôt",
        date: new Date().toISOString().slice(0, 10),
        theme: "services",
        summary: "Dès lundi, le café étudiant vous attend à 7 h 30.",
        body: "<p>Dès lundi, le café étudiant vous attend à 7 h 30, du lundi au vendredi.</p>",
      })
    },
    /** The key of the first record that a query finds: « /items/news?filter… ». */
    find: (query: string) => firstId(`${query}&fields=id&limit=1`),
  }
}
