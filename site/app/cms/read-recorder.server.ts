import { AsyncLocalStorage } from "node:async_hooks"

/**
 * One question asked to the content backend, the rows it answered with, their primary keys,
 * and how to ask the same again: an answer that stayed the same needs no new rendering.
 */
export type Read = {
  collection: string
  query: unknown
  keys: (string | number)[]
  rows: unknown
  again: () => Promise<unknown>
}

/**
 * What a rendering depended on: its reads, and the moment from which it may be wrong because time passed. From `endsAt`
 * on it must not be handed out, even if nothing can take its place.
 */
export type Recording = { reads: Read[]; rightUntil: Date | undefined; endsAt: Date | undefined }

const recordings = new AsyncLocalStorage<Recording>()

/** Runs `work` and tells everything it read from the content backend. */
export async function recordReads<Result>(work: () => Promise<Result>): Promise<Recording & { result: Result }> {
  const recording: Recording = { reads: [], rightUntil: undefined, endsAt: undefined }
  const result = await recordings.run(recording, work)
  return { ...recording, result }
}

/** Whether what is being made is recorded, hence meant to be published. */
export const isRecorded = (): boolean => recordings.getStore() !== undefined

/** Adds a read to the rendering in progress, if it is recorded. */
export const noteRead = (read: Read): void => void recordings.getStore()?.reads.push(read)

/** Says that what is being rendered must be rendered again at `moment`: an event passes, a period opens. */
export function noteRightUntil(moment: Date): void {
  const recording = recordings.getStore()
  if (recording && (!recording.rightUntil || moment < recording.rightUntil)) recording.rightUntil = moment
}

/** Says that nobody may be given what is being rendered from `moment` on, whether or not the backend answers then. */
export function noteEndsAt(moment: Date): void {
  noteRightUntil(moment)
  const recording = recordings.getStore()
  if (recording && (!recording.endsAt || moment < recording.endsAt)) recording.endsAt = moment
}
