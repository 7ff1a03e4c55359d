import { data, redirect, type RouterContextProvider } from "react-router"
import { bodyLimits } from "./body-limits.ts"
import { checkFiles, type CheckedFile } from "./check-files.server.ts"
import type { FormDescription } from "./form-description.ts"
import { HELD_FIELD, STEP_FIELD, TOKEN_FIELD, TRAP_FIELD } from "./form-fields.ts"
import type { FormProblem, FormReply } from "./form-reply.ts"
import { checkToken, issueToken, type TokenVerdict } from "./form-token.server.ts"
import { holdFiles, takeHeldFiles } from "./held-files.server.ts"
import { outboxContext } from "./outbox-context.ts"
import { parseForm } from "./parse-form.server.ts"
import { secondsToWait, SUSPECT_COST } from "./rate-limits.server.ts"
import { readBody } from "./read-body.server.ts"
import { refusedForm } from "./refused-form.ts"
import { toSubmission } from "./to-submission.server.ts"
import { visitorContext } from "./visitor-context.ts"

/** What an action gets. */
type Received = { request: Request; context: Readonly<RouterContextProvider> }

/** The service is busy or broken for a moment (seconds). */
const SHORT_WAIT = 60

/** How long a visitor waits for the content backend to decide (ms). */
const ANSWER_PATIENCE = 2_500

const STATUS: Record<FormProblem, number> = {
  stale: 422,
  "too-quick": 422,
  limited: 429,
  unavailable: 503,
  "too-large": 413,
  unreadable: 400,
  closed: 409,
}

/** The showing of the form that a post came from. One that is not ours becomes a new one. */
type Showing = { state: TokenVerdict["state"]; id: string; token: string }

function readShowing(token: string | undefined, at: number): Showing {
  const verdict = checkToken(token, at)
  if (verdict.state !== "unknown" && token !== undefined) return { ...verdict, token }
  const fresh = issueToken(at)
  return { state: "unknown", id: fresh.slice(0, fresh.indexOf(".")), token: fresh }
}

/** What a post said, understood: where it came from, what it holds, what is wrong with it. */
async function readPost(form: FormDescription, body: FormData) {
  const text = (name: string) => body.getAll(name).find((value) => typeof value === "string")
  const showing = readShowing(text(TOKEN_FIELD), Date.now())
  const heldIds = body.getAll(HELD_FIELD).filter((id) => typeof id === "string")
  const taken = await takeHeldFiles(showing.id, heldIds)
  const parsed = parseForm(
    form,
    body,
    taken.map(({ file }) => file),
  )
  return { ...parsed, taken, showing, step: text(STEP_FIELD), isSuspect: Boolean(text(TRAP_FIELD)) }
}

type Post = Awaited<ReturnType<typeof readPost>>

/** What stands between a post and the outbox, if anything. `fields`: something to mend, or asked to be changed. */
function findObstacle(form: FormDescription, post: Post): FormProblem | "fields" | undefined {
  if (!post.accepted || post.step === "fields") return "fields"
  if (post.showing.state === "unknown") return "stale"
  // Whoever reads what they wrote again has taken the time before.
  if (post.showing.state === "too-quick" && !form.hasReview) return "too-quick"
  return undefined
}

async function showAgain(
  post: Post,
  checked: Awaited<ReturnType<typeof checkFiles>>,
  problem: FormProblem | undefined,
): Promise<FormReply> {
  return {
    result: post.submission.reply({ fieldErrors: checked.errors ?? {} }),
    ...(problem && { problem }),
    token: post.showing.token,
    // When they cannot be kept either, they are chosen again.
    heldFiles: await holdFiles(post.showing.id, checked.good).catch(() => []),
    step: "fields",
  }
}

/** Everything typed, and the files that wait already; those that came with this post are neither looked into nor kept. */
function showUnread({ submission, showing, taken }: Post): FormReply {
  const heldFiles = taken.map(({ id, file }) => ({ id, name: file.name, size: file.size }))
  return { result: submission.reply(), problem: "limited", token: showing.token, heldFiles, step: "fields" }
}

async function showReview(post: Post, files: readonly CheckedFile[]): Promise<FormReply> {
  const { initialValue } = post.submission.reply()
  return {
    result: initialValue === undefined ? {} : { initialValue },
    token: post.showing.token,
    heldFiles: await holdFiles(post.showing.id, files),
    step: "review",
  }
}

function answer(context: Received["context"], reply: FormReply, status: number, retryAfter?: number) {
  if (status >= 400) context.set(refusedForm, true)
  const headers = { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": String(retryAfter) }) }
  return data(reply, { status, headers })
}

const refuse = (context: Received["context"], problem: FormProblem) =>
  answer(context, { problem, token: issueToken(Date.now()), heldFiles: [], step: "fields" }, STATUS[problem])

/**
 * Answers a post of a form: leads to its receipt once what it says is safe in the outbox, else shows it again with
 * everything that was typed. A post that comes twice leads to the same receipt.
 */
export async function receiveForm({ request, context }: Received, form: FormDescription | "closed") {
  if (form === "closed") return refuse(context, "closed")
  const body = await readBody(request, bodyLimits(form))
  if (!(body instanceof FormData)) return refuse(context, body)

  const post = await readPost(form, body)
  const wait = await secondsToWait(form.name, context.get(visitorContext), post.isSuspect ? SUSPECT_COST : 1)
  if (wait !== undefined) return answer(context, showUnread(post), STATUS.limited, wait)
  const checked = await checkFiles(post.sentFiles, post.filesField, form)
  const again = async (problem: FormProblem | undefined, retryAfter?: number) =>
    answer(context, await showAgain(post, checked, problem), problem ? STATUS[problem] : 422, retryAfter)

  const obstacle = checked.errors ? "fields" : findObstacle(form, post)
  if (obstacle || !post.accepted) return again(obstacle === "fields" ? undefined : obstacle)

  try {
    if (form.hasReview && post.step !== "send") return answer(context, await showReview(post, checked.good), 200)
    const outbox = context.get(outboxContext)
    const submission = toSubmission(form, post, checked.good)
    const { receipt } = await outbox.accept(submission)
    const address = `${form.address}/recu?numero=${receipt}`
    if (!form.isAnswered) return redirect(address, 303)
    await outbox.outcome(submission.id, ANSWER_PATIENCE)
    return redirect(`${address}&demande=${submission.id}`, 303)
  } catch (error) {
    console.error(`A submission of ${form.name} is not kept`, error)
    return again("unavailable", SHORT_WAIT)
  }
}
