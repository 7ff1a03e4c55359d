import type { SubmissionResult } from "@conform-to/react"

/** A file that the server keeps while its form is being finished. */
export type HeldFile = { id: string; name: string; size: number }

/** Why nothing was sent although every field may be right. */
export type FormProblem =
  /** The form's token is absent, old or not ours: everything is still there, one more press sends it. */
  "stale" | "too-quick" | "limited" | "unavailable" | "too-large" | "unreadable" | "closed"

/** What an action answers when it does not lead to the receipt. */
export type FormReply = {
  /** Fields to mend and what they hold; absent when the body could not be read. */
  result?: SubmissionResult
  problem?: FormProblem
  /** What the next attempt carries. */
  token: string
  heldFiles: HeldFile[]
  /** `review`: all is right, and is shown back before it is sent. */
  step: "fields" | "review"
}

/** What a form's page is told: the server's reply, or that the server could not be reached. */
export type FormAnswer = FormReply | { problem: "network" }
