import { AsyncLocalStorage } from "node:async_hooks"

/** The collections whose records have a page of their own. */
export const PREVIEWED = ["pages", "news", "events", "job_offers"] as const

/** The one record that a preview shows as its editors see it: published or not, in one of its versions or none. */
export type PreviewSubject = { collection: (typeof PREVIEWED)[number]; id: number; version: string | undefined }

const current = new AsyncLocalStorage<PreviewSubject>()

/** Runs `work`, in which the content door shows that record as its editors see it, and all else as the public does. */
export const inPreview = <Result>(subject: PreviewSubject, work: () => Promise<Result>): Promise<Result> =>
  current.run(subject, work)

/** What is previewed here; undefined everywhere the public is served from. */
export const currentPreview = (): PreviewSubject | undefined => current.getStore()
