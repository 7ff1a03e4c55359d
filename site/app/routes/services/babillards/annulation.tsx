import { data, redirect } from "react-router"
import { CancellationScreen } from "#app/features/notice-boards/cancellation-screen.tsx"
import {
  cancelReservation,
  getReservation,
  readReservationLink,
} from "#app/features/notice-boards/reservations.server.ts"
import type { Route } from "./+types/annulation.ts"

export const handle = { layout: "light", isFresh: true }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = () => [
  { title: "Votre réservation de babillards" },
  { name: "robots", content: "noindex" },
]

/** Only shows: mail programs and their filters open every link. */
export async function loader({ url }: Route.LoaderArgs) {
  const reservation = await getReservation(readReservationLink(url.searchParams))
  return data({ reservation }, { headers: { "Cache-Control": "no-store" } })
}

export async function action({ url }: Route.ActionArgs) {
  await cancelReservation(readReservationLink(url.searchParams))
  throw redirect(url.pathname + url.search, 303)
}

export default function CancellationPage({ loaderData: { reservation } }: Route.ComponentProps) {
  return <CancellationScreen reservation={reservation} address="/services/babillards" />
}
