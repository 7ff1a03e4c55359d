import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { BrowserContext } from "@playwright/test"

/** The part of Google's program that matters here: it counts, sets cookies, goes on by itself, and obeys `ga-disable`. */
const program = (id: string) => `{
  const isOff = () => window["ga-disable-${id}"]
  const setCookies = () => {
    if (isOff()) return
    document.cookie = "_ga_STANDIN=1; Path=/"
    const parent = location.hostname.split(".").slice(1).join(".")
    document.cookie = "_ga=GA1; Path=/" + (parent ? "; Domain=" + parent : "")
  }
  const hit = (name, path) => {
    if (isOff()) return
    fetch("https://region1.google-analytics.com/g/collect?en=" + name + "&dl=" + encodeURIComponent(path), { mode: "no-cors" })
  }
  const run = ([command, name, values]) => {
    setCookies()
    if (command === "event") hit(name, values.page_location)
  }
  for (const command of window.dataLayer) run(command)
  window.dataLayer.push = run
  setInterval(() => hit("user_engagement", location.href), 100)
}`

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** A server that stands in for Google's. @returns what it has received, and how to send a browser to it */
export async function startStandIn(id: string) {
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(request.url ?? "")
    response.setHeader("Content-Type", "text/javascript")
    response.end(request.url?.startsWith("/gtag/js") ? program(id) : "")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  server.unref() // Playwright also loads test files only to list them.
  const { port } = server.address() as AddressInfo
  return {
    received,
    pageViews: () =>
      received.flatMap((url) => {
        const { searchParams } = new URL(url, "http://stand-in")
        return searchParams.get("en") === "page_view" ? [new URL(searchParams.get("dl") ?? "").pathname] : []
      }),
    /** Whatever asks for Google in this browser asks the stand-in. */
    attach: (context: BrowserContext) =>
      context.route(/^https:\/\/[^/]*google/, async (route) => {
        const { pathname, search } = new URL(route.request().url())
        const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`)
        await route.fulfill({ body: await answer.text(), contentType: "text/javascript" })
      }),
    stop: () => server.close(),
  }
}
