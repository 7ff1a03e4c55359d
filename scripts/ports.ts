import { once } from "node:events"
import { connect, createServer } from "node:net"
import { Failure } from "./failure.mjs"

/** Refuses a port that something already listens on, on every interface or on the local one. */
export async function expectFreePort(port: number, variable: "PORT" | "CMS_PORT"): Promise<void> {
  const isFree = (await canListen(port, "127.0.0.1")) && (await canListen(port, "0.0.0.0"))
  if (isFree) return
  throw new Failure(
    `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port avec ${variable}.`,
  )
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("no port was given")
  return address.port
}

/** Whether something accepts connections there. */
export function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3_000 })
    const settle = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once("connect", () => settle(true))
    socket.once("error", () => settle(false))
    socket.once("timeout", () => settle(false))
  })
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, "listening")
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EACCES") {
      throw new Failure(`Le port ${port} demande des droits d’administration. Choisissez un port au-dessus de 1023.`)
    }
    return false
  } finally {
    server.close()
  }
}
