import { BlockList, isIP } from "node:net"

/**
 * Reads a list of addresses and networks: `127.0.0.1, 10.0.0.0/8, ::1`.
 * @throws Error naming what is neither
 */
export function toBlockList(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text.split(",").map((one) => one.trim())) {
    if (entry === "") continue
    const [address = "", prefix] = entry.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    if (isIP(address) === 0) throw new Error(`"${entry}" is neither an address nor a network`)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** Whether an address is in a list, an IPv4 one also in the form that IPv6 sockets give it. */
export const isListed = (list: BlockList, address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "")
  const family = isIP(plain)
  return family !== 0 && list.check(plain, family === 6 ? "ipv6" : "ipv4")
}
