// The baseline without published pages: React Router renders every answer. The content backend's answers are asked once
// and kept, so that what is measured is rendering alone.
import { createServer } from "node:http"
import { pathToFileURL } from "node:url"

const { loadBuiltApp } = await import(pathToFileURL(`${import.meta.dirname}/../site/server/built-app.ts`).href)
const { handle, entry } = await loadBuiltApp(new URL("../site/build/", import.meta.url))
const [port = "0", siteUrl = "http://localhost"] = process.argv.slice(2)
const answers = new Map()
const moment = entry.now()

createServer(async (request, response) => {
  const render = () => entry.renderPage(handle, siteUrl + request.url)
  const { status, html } = await entry.holdNow(moment, () => entry.shareAnswers(answers, render))
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html)
}).listen(Number(port), "127.0.0.1")
