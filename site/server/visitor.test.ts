import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { expect, test } from "vitest"
import { toBlockList } from "#app/lib/block-list.server.ts"
import { clientAddress, visitorOf } from "./visitor.ts"

const proxies = toBlockList("127.0.0.1, ::1, 10.0.0.0/8")

function requestFrom(remoteAddress: string, forwarded?: string) {
  const socket = new Socket()
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded
  return request
}

test.each([
  ["a direct client", "203.0.113.9", undefined, "203.0.113.9"],
  ["a direct client that claims to be another", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a client behind the proxy of this machine", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["the same on an IPv6 socket", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a client behind two of our proxies", "127.0.0.1", "203.0.113.9, 10.1.2.3", "203.0.113.9"],
  ["a client that invents hops before", "127.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["the proxy itself", "127.0.0.1", undefined, "127.0.0.1"],
])("%s", (_title, remote, forwarded, expected) => {
  expect(clientAddress(requestFrom(remote, forwarded), proxies)).toBe(expected)
})

test("a visitor is told from another, not by the address", () => {
  const one = visitorOf(requestFrom("203.0.113.9"), proxies)
  expect(visitorOf(requestFrom("203.0.113.9"), proxies)).toBe(one)
  expect(visitorOf(requestFrom("203.0.113.10"), proxies)).not.toBe(one)
  expect(one).not.toContain("203")
})

test("an IPv6 client cannot change identity within its own network", () => {
  const one = visitorOf(requestFrom("2001:db8:1:2:aaaa::1"), proxies)
  expect(visitorOf(requestFrom("2001:db8:1:2:bbbb::2"), proxies)).toBe(one)
  expect(visitorOf(requestFrom("2001:db8:1:3:aaaa::1"), proxies)).not.toBe(one)
})

test("a list of proxies that cannot be read is refused by name", () => {
  expect(() => toBlockList("127.0.0.1, proxy.example")).toThrow("proxy.example")
})
