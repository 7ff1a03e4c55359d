import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { expect, test } from "vitest"
import type { Submission } from "#app/features/forms/submission.ts"
import { openOutbox } from "./open-outbox.ts"
import { sampleSubmission } from "./sample-submission.ts"

const settings = {
  name: "La Confédération",
  contact_email: "info@confederation.example",
  press_email: "medias@confederation.example",
  rights_office_email: "droits@confederation.example",
  admin_email: "admin@confederation.example",
}

const portOf = (address: unknown) => {
  if (typeof address === "object" && address !== null && "port" in address) return Number(address.port)
  throw new Error("no port")
}

/** A content backend that takes everything, or refuses everything with `status`. */
const startBackend = async (status = 200) => {
  const server = createServer((request, response) => {
    const isSettings = request.url?.startsWith("/items/settings")
    const body = isSettings ? { data: settings } : { data: { status: "delivered" } }
    request.resume().on("end", () => response.writeHead(isSettings ? 200 : status).end(JSON.stringify(body)))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return { url: `http://127.0.0.1:${portOf(server.address())}`, stop: () => server.close() }
}

/** A mail server; `refuse` says which recipients it does not know. */
const startMail = async (refuse: (recipient: string) => boolean = () => false) => {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, done) =>
      done(refuse(address) ? Object.assign(new Error("unknown"), { responseCode: 550 }) : null),
    onData: (stream, _, done) => {
      void stream.toArray().then(async (chunks) => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  const listening = server.listen(0, "127.0.0.1")
  await once(listening, "listening")
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${portOf(listening.address())}`, received, stop }
}

const until = async (isTrue: () => boolean) => {
  for (let left = 400; left > 0 && !isTrue(); left--) await sleep(25)
  expect(isTrue()).toBe(true)
}

type Surroundings = { status?: number; refuse?: (recipient: string) => boolean; alertEmail?: string }

const withOutbox = async (
  { status, refuse, alertEmail }: Surroundings,
  work: (outbox: ReturnType<typeof openOutbox>, received: Email[]) => Promise<void>,
) => {
  const [backend, mail] = [await startBackend(status), await startMail(refuse)]
  const where = {
    folder: join(mkdtempSync(join(tmpdir(), "outbox-")), "outbox"),
    key: undefined,
    cms: { url: backend.url, token: "t" },
    studioUrl: "https://studio.example",
    siteUrl: "https://site.example",
    smtpUrl: mail.url,
    mailFrom: undefined,
    alertEmail,
  }
  const outbox = openOutbox(where, () => new Date("2026-11-20T17:00:00Z"))
  try {
    await work(outbox, mail.received)
  } finally {
    await outbox.stop()
    await mail.stop()
    backend.stop()
  }
}

const mailsAbout = async (submission: Submission) => {
  let mails: Email[] = []
  await withOutbox({}, async (outbox, received) => {
    await outbox.accept(submission)
    await until(() => outbox.report()["depth"] === 0)
    mails = [...received]
  })
  const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address)
  return { mails, to }
}

test("an interview request is told to the press desk, which can answer; its sender hears that it arrived", async () => {
  const submission = sampleSubmission()
  const { mails, to } = await mailsAbout(submission)
  const notice = to("medias@confederation.example")
  const acknowledgement = to("personne@courriel.example")
  expect(mails).toHaveLength(2)
  expect(notice?.messageId).toBe(`<${submission.id}.notice@site.example>`)
  expect(notice?.replyTo?.[0]?.address).toBe("personne@courriel.example")
  expect(notice?.text).toContain("Un journal")
  expect(notice?.html).toContain("Un journal")
  expect(acknowledgement?.text).toContain(submission.receipt)
  expect(`${acknowledgement?.text}${acknowledgement?.html}`).not.toMatch(/journal|entrevue/)
})

test("a request to the rights office is told by its number alone, and its sender is in no header", async () => {
  const submission = sampleSubmission({ form: "rights_office_request", subject: "Plainte" })
  const { to } = await mailsAbout(submission)
  const notice = to("droits@confederation.example")
  expect(notice?.text).toContain(`https://studio.example/admin/content/rights_office_requests/${submission.id}`)
  expect(JSON.stringify(notice)).toContain(submission.receipt)
  expect(JSON.stringify(notice)).not.toMatch(/personne@|Une personne|journal|Plainte/)
  expect(JSON.stringify(to("personne@courriel.example"))).not.toMatch(/Plainte|journal|droits étudiants/)
})

test("nobody answers what looks like abuse, and its text is not passed on", async () => {
  const { mails } = await mailsAbout(sampleSubmission({ isSuspect: true, subject: "Gagnez" }))
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(["medias@confederation.example"])
  expect(JSON.stringify(mails)).not.toMatch(/Gagnez|journal/)
})

test("a subject cannot become a header, nor markup", async () => {
  const subject = "Bonjour\r\nBcc: tous@courriel.example\r\n\r\n<b>corps</b>"
  const { mails, to } = await mailsAbout(sampleSubmission({ subject, summary: [{ label: "A", value: "<img src=x>" }] }))
  const notice = to("medias@confederation.example")
  expect(mails).toHaveLength(2)
  expect(notice?.bcc).toBeUndefined()
  expect(notice?.subject).toContain("Bcc: tous@courriel.example <b>corps</b>")
  expect(notice?.html).not.toContain("<img")
})

test("an unknown sender's address does not keep the notice from its recipient", { timeout: 60_000 }, async () => {
  await withOutbox({ refuse: (address) => address.startsWith("personne@") }, async (outbox, received) => {
    await outbox.accept(sampleSubmission())
    await until(() => received.length === 1)
    expect(outbox.report()["aside"]).toBe(0)
  })
})

test("without a mail server it says so, and delivers to the content backend all the same", async () => {
  const backend = await startBackend()
  const folder = join(mkdtempSync(join(tmpdir(), "outbox-")), "outbox")
  const rest = { key: undefined, studioUrl: "https://studio.example", siteUrl: "https://site.example" }
  const off = { smtpUrl: undefined, mailFrom: undefined, alertEmail: undefined }
  const outbox = openOutbox({ folder, ...rest, ...off, cms: { url: backend.url, token: "t" } }, () => new Date())
  await outbox.accept(sampleSubmission({ purgeOn: "2099-01-01" }))
  await until(() => outbox.report()["depth"] === 0)
  expect(outbox.report()["mail"]).toBe("off: no SMTP_URL")
  await outbox.stop()
  backend.stop()
})

test("on its day what still waits is destroyed", async () => {
  await withOutbox({ status: 503 }, async (outbox) => {
    const submission = sampleSubmission({ purgeOn: "2026-11-20" })
    await outbox.accept(submission)
    await outbox.accept(sampleSubmission({ purgeOn: "2026-11-21" }))
    await outbox.round()
    expect(outbox.report()["depth"]).toBe(1)
    expect(await outbox.accept(submission)).toBe(submission.receipt)
    expect(outbox.report()["depth"]).toBe(1)
  })
})

test("what the watch found is written to whoever looks after the site, once", async () => {
  await withOutbox({ alertEmail: "garde@confederation.example" }, async (outbox, received) => {
    const concerns = [{ key: "disk" as const, text: "Il reste 600 Mo sur le disque du site." }]
    await outbox.warn([])
    await outbox.warn(concerns)
    await outbox.warn(concerns)
    expect(received).toHaveLength(1)
    expect(received[0]?.to?.[0]?.address).toBe("garde@confederation.example")
    expect(received[0]?.text).toContain("600 Mo")
    expect(received[0]?.text).toContain("https://site.example/healthz")
  })
})
