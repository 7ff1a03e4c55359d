import { connect } from "node:net"

/** Sends bytes to a server as they are, and reads its answer until it closes the connection. */
export function rawRequest(siteUrl: string, request: string): Promise<string> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(request))
    const chunks: Buffer[] = []
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("error", reject)
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()))
  })
}
