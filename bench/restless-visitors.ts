import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

const LONGEST_STAY = 20
const VISITORS = 16

/** What a visitor sends before leaving: a whole request, one that stops in the middle, a post that is never finished. */
const beginnings = [
  (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\nAccept-Encoding: br\r\n\r\n`,
  (path: string) => `GET ${path} HTTP/1.1\r\nHost: si`,
  (path: string) => `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Length: 100000\r\n\r\nq=`,
]

/** Asks for something and leaves before the answer has come, or in the middle of it. */
function leaveEarly(siteUrl: string, request: string): Promise<void> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(request)
      setTimeout(() => socket.destroy(), Math.random() * LONGEST_STAY)
    })
    socket.on("error", () => undefined)
    socket.on("close", () => resolve())
  })
}

/** Visitors who come and leave too early, over and over. @returns what sends them home and tells how many visits they made */
export function startRestlessVisitors(siteUrl: string, addresses: readonly string[]): () => Promise<number> {
  let isOver = false
  let visits = 0
  const visit = async () => {
    while (!isOver) {
      const path = addresses[visits % addresses.length] ?? "/"
      const begin = beginnings[Math.floor(visits++ / addresses.length) % beginnings.length]
      await leaveEarly(siteUrl, begin?.(path) ?? "")
      await sleep(LONGEST_STAY)
    }
  }
  const visiting = Array.from({ length: VISITORS }, visit)
  return async () => {
    isOver = true
    await Promise.all(visiting)
    return visits
  }
}
