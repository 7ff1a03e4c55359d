import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import type { Failure } from "./describe-error.ts"
import { ErrorReference } from "./error-reference.ts"
import { FailureScreen } from "./failure-screen.tsx"

const pages = [{ href: "/services/babillards", label: "Babillards" }]

function show(
  failure: Failure,
  { path = "/services/babillard", reference }: { path?: string; reference?: string } = {},
) {
  const Screen = () => (
    <ErrorReference value={reference}>
      <FailureScreen
        failure={failure}
        path={path}
        siteUrl="https://site.example"
        adminEmail="admin@site.example"
        pages={pages}
      />
    </ErrorReference>
  )
  const Stub = createRoutesStub([{ path: "/", Component: Screen }])
  return renderToStaticMarkup(<Stub />)
}

const failure: Failure = { status: 500, message: "x is not a function", stack: "Error: x\n at y", reference: undefined }

test("not found says the technical line, escaped, and what resembles the address", () => {
  const html = show({ ...failure, status: 404 }, { path: "/services/babillard<b>" })
  expect(html).toContain("Page Not Found: /services/babillard&lt;b&gt;")
  expect(html).toContain('href="/services/babillards"')
})

test("a broken page shows code, message and stack, and a message to the administrator ready to send", () => {
  const html = show(failure)
  expect(html).toMatch(/>500<.*<h1[^>]*>Une erreur est survenue<.*x is not a function.*Error: x\n at y/s)
  const [, mailto = ""] = /<a href="(mailto:[^"]*)"[^>]*>Avertir l’administrateur du problème<\/a>/.exec(html) ?? []
  const body = new URL(mailto.replaceAll("&amp;", "&")).searchParams.get("body")
  expect(body).toContain("https://site.example/services/babillard")
  expect(body).toContain("x is not a function")
  expect(html).toMatch(/<form action="\/"><button[^>]*type="submit"[^>]*>Fermer/)
})

test("a failure on the server shows the reference of its log entry, and sends it", () => {
  const html = show({ ...failure, stack: undefined }, { reference: "ab12cd34" })
  expect(html).toContain('<code data-error-reference="">ab12cd34</code>')
  expect(decodeURIComponent(html)).toContain("Référence\u00A0: ab12cd34")
})

test("an unavailable backend is said as such, and the page can be asked again", () => {
  const html = show({ ...failure, status: 503, reference: "ef56" })
  expect(html).toMatch(/>503<.*<form action="\/services\/babillard">.*ef56/s)
})
