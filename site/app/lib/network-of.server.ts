import { isIPv6, SocketAddress } from "node:net"

const GROUPS = 8

/** The eight groups of an IPv6 address: « :: » stands for all the zeros that are missing. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split("::").map((side) => side.split(":").filter(Boolean))
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill("0"), ...tail]
}

/**
 * The network of an address: one household has a whole IPv6 network to itself, and its first 64 bits are what stays. An
 * address has one network however it is written; an IPv4 address is its own.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%", 1)
  if (!isIPv6(plain)) return plain
  const { address: usual } = new SocketAddress({ address: plain, family: "ipv6" })
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(usual) ?? []
  return (
    mapped ??
    groupsOf(usual)
      .slice(0, GROUPS / 2)
      .join(":")
  )
}
