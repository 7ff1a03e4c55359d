import { redirect } from "react-router"
import { findVotingUrl } from "#app/features/elections/open-votes.server.ts"

/** Leads to the vote while one is open, to the elections page otherwise: the vote's own address is nowhere else. */
export async function loader() {
  return redirect((await findVotingUrl()) ?? "/implication/elections")
}
