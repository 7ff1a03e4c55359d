import { isIPv6 } from "node:net"

/** The network of an address: one household has a whole IPv6 network to itself, and its first 64 bits are what stays. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.includes(".") ? address.split(":", 4).join(":") : address.replace(/^::ffff:/i, "")
