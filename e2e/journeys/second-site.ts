import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Children } from "#scripts/children.ts"
import { testEnvironment } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { serveSite } from "#scripts/site.ts"
import type { StackAddress } from "../stack/stack.ts"

/** A line to the content backend that a test can cut. */
async function line(cmsUrl: string) {
  const { hostname, port } = new URL(cmsUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const backend = connect({ host: hostname, port: Number(port) })
    for (const end of [socket, backend]) {
      sockets.add(end)
      end.on("error", () => undefined)
      end.on("close", () => sockets.delete(end))
    }
    socket.pipe(backend).pipe(socket)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the line has no port")
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true
      hangUp()
    },
    mend() {
      isCut = false
    },
    async close() {
      hangUp()
      server.close()
      await once(server, "close")
    },
  }
}

export type SecondSite = {
  url: string
  cut: () => void
  mend: () => void
  /** Another run over the same folder; at another moment, if one is given. */
  restart: (clock?: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Serves the built site once more over the content of the running stack: at another moment, on a line that can be cut.
 * @param settings environment variables of its own
 */
export async function startSecondSite(
  { cmsUrl, siteToken }: StackAddress,
  clock: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<SecondSite> {
  const cms = await line(cmsUrl)
  const dataDir = await mkdtemp(join(tmpdir(), "confederation-site-"))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let children = new Children()
  const serve = (at: string) =>
    serveSite(
      children,
      { ...testEnvironment(), SITE_POLISH: "false", ...settings },
      { port, siteUrl: url, dataDir, cms: { url: cms.url, token: siteToken, notifySecret: undefined }, clock: at },
      join(dataDir, "site.log"),
    )
  const stop = async () => {
    await children.stop()
    await cms.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await serve(clock)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    cut: cms.cut,
    mend: cms.mend,
    async restart(at = clock) {
      await children.stop()
      children = new Children()
      await serve(at)
    },
    stop,
  }
}
