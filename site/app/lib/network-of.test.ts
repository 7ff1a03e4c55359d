import { expect, test } from "vitest"
import { networkOf } from "./network-of.server.ts"

test("addresses of one household are one network, however they are written", () => {
  const written = [
    "2001:db8:0:0:1:2:3:4",
    "2001:db8::1:2:3:4",
    "2001:0DB8::1",
    "2001:db8::",
    "2001:db8::1:0:0:1%eth0",
    "2001:db8::10.0.0.1",
  ]
  expect(new Set(written.map(networkOf))).toEqual(new Set(["2001:db8:0:0"]))
})

test("neighbours are two networks", () => {
  expect(networkOf("2001:db8:0:1::1")).toBe("2001:db8:0:1")
  expect(networkOf("2001:db8:1::1")).toBe("2001:db8:1:0")
  expect(networkOf("::1")).toBe("0:0:0:0")
})

test("an IPv4 address is itself, also as IPv6 sockets write it", () => {
  for (const written of [
    "192.0.2.7",
    "::ffff:192.0.2.7",
    "::FFFF:192.0.2.7",
    "::ffff:c000:207",
    "0:0:0:0:0:ffff:c000:0207",
  ])
    expect(networkOf(written)).toBe("192.0.2.7")
})

test("what is no address stays what it is", () => {
  expect(["", "unknown"].map(networkOf)).toEqual(["", "unknown"])
})
