import { z } from "zod"
import type { Outcome } from "#app/features/forms/outbox.ts"
import { formatDay } from "#app/lib/dates.ts"
import type { MailText } from "./mail-layout.ts"

const page = "/services/babillards"

const Held = z.object({ cancelToken: z.string() })
const Full = z.object({
  alternatives: z.array(z.object({ name: z.string(), week_start: z.string(), free: z.number() })),
})

const freeText = (free: number) => (free === 1 ? "1\u00A0babillard libre" : `${free}\u00A0babillards libres`)

type Known = { id: string; receipt: string; organization: string; siteUrl: string }

/** What whoever asked for boards is told once the content backend has answered. Staff decide later, and write then. */
export const reservationAnswerText = (outcome: Outcome, { id, receipt, organization, siteUrl }: Known): MailText => {
  const closing = `${organization}\nCe message est envoyé automatiquement.`
  if (outcome.status === "full")
    return {
      subject: `Pas assez de babillards libres ${receipt}`,
      paragraphs: [
        "Bonjour,",
        `Votre demande ${receipt} nous est parvenue, mais il ne reste pas assez de babillards à cet endroit cette semaine-là. Rien n’est réservé.`,
        "Voici où il en reste en ce moment\u00A0:",
      ],
      answers: (Full.safeParse(outcome.data).data?.alternatives ?? []).map(({ name, week_start, free }) => ({
        label: `${name}, semaine du ${formatDay(week_start)}`,
        value: freeText(free),
      })),
      link: { label: "Faire une autre demande", href: siteUrl + page },
      closing,
    }
  const isHeld = outcome.status === "held"
  const token = Held.safeParse(outcome.data).data?.cancelToken
  return {
    subject: `${isHeld ? "Babillards retenus" : "Demande de babillards reçue"} ${receipt}`,
    paragraphs: [
      "Bonjour,",
      `${isHeld ? "Des babillards sont retenus pour vous" : "Votre demande de babillards est notée"} sous le numéro ${receipt}. Nous vous écrirons dès que la réservation sera acceptée ou refusée.`,
      "Si vous n’avez rien demandé, quelqu’un a inscrit votre adresse par erreur\u00A0: annulez la demande, ou ne faites rien.",
    ],
    ...(token && {
      link: {
        label: "Voir ou annuler la demande",
        href: `${siteUrl}${page}/annulation?demande=${id}&jeton=${token}`,
      },
    }),
    closing,
  }
}

/** What staff have to do about a request for boards. */
export const reservationTask = ({ status }: Outcome): string =>
  status === "full"
    ? "Rien n’était libre\u00A0: rien n’est retenu, et la personne le sait. Vous pouvez lui proposer autre chose."
    : "Les babillards sont retenus jusqu’à votre réponse\u00A0: acceptez ou refusez dans le Studio, la personne en est avertie par courriel."
