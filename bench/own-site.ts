import type { ChildProcess } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Children, stopChild } from "#scripts/children.ts"
import { testEnvironment } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { serveSite } from "#scripts/site.ts"

/** Where the content comes from. */
export type Backend = { cmsUrl: string; siteToken: string }

/** What `/healthz` says of publishing. */
export type Publishing = {
  pages: number
  waiting: number | null
  toCompressBetter: number
  mediaToMake: number
  rendered: number
}

/** A site of our own over a content backend, with a data folder that outlives its process. */
export class OwnSite {
  readonly #children = new Children()
  readonly #backend: Backend
  readonly dataDir: string
  readonly port: number
  #process: ChildProcess | undefined

  private constructor(backend: Backend, dataDir: string, port: number) {
    this.#backend = backend
    this.dataDir = dataDir
    this.port = port
  }

  static async over(backend: Backend): Promise<OwnSite> {
    return new OwnSite(backend, await mkdtemp(join(tmpdir(), "bench-site-")), await freePort())
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** Starts it; comes back when it answers. With `cmsUrl`, over that backend instead of its own. */
  async start(cmsUrl = this.#backend.cmsUrl): Promise<void> {
    const cms = { url: cmsUrl, token: this.#backend.siteToken, notifySecret: undefined }
    const options = { port: this.port, siteUrl: this.url, dataDir: this.dataDir, cms, clock: undefined }
    this.#process = await serveSite(this.#children, testEnvironment(), options, join(this.dataDir, "logs", "site.log"))
  }

  async kill(): Promise<void> {
    if (this.#process) await stopChild(this.#process, "SIGKILL")
  }

  async stop(): Promise<void> {
    await this.#children.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

/** Waits until everything is published (and, unless `isPackedToo` is false, compressed as well as it can be, its photos made). */
export async function untilSettled(siteUrl: string, isPackedToo = true): Promise<Publishing> {
  for (;;) {
    const publishing = await publishingOf(siteUrl)
    const isPublished = publishing.waiting === 0 && publishing.pages > 0
    if (isPublished && (!isPackedToo || publishing.toCompressBetter + publishing.mediaToMake === 0)) return publishing
    await sleep(100)
  }
}

export async function publishingOf(siteUrl: string): Promise<Publishing> {
  return JSON.parse(await (await fetch(`${siteUrl}/healthz`)).text()).publishing
}
