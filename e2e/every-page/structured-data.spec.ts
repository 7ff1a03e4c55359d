import { z } from "zod"
import { expect, problems, test } from "./crawl.ts"

// What search engines are told apart from the page must be well formed, and must be what the page shows.

const url = z.url()
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const organization = z.object({ "@type": z.literal("Organization"), name: z.string() })
/** One that is described here, or the site's own by its name. */
const signatory = z.union([organization, z.object({ "@id": url })])

const shapes = {
  Organization: organization.extend({ url, logo: url }),
  WebSite: z.object({
    name: z.string(),
    url,
    potentialAction: z.object({
      "@type": z.literal("SearchAction"),
      target: z.object({ urlTemplate: z.string().endsWith("/recherche?q={search_term_string}") }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), name: z.string(), item: url }))
      .min(2),
  }),
  NewsArticle: z.object({
    headline: z.string(),
    datePublished: moment,
    dateModified: moment,
    author: signatory,
    publisher: signatory,
    mainEntityOfPage: url,
  }),
  Event: z.object({
    name: z.string(),
    description: z.string(),
    url,
    startDate: moment,
    endDate: moment.optional(),
    eventStatus: z.string().startsWith("https://schema.org/Event"),
    eventAttendanceMode: z.string().endsWith("EventAttendanceMode"),
    location: z.array(z.object({ "@type": z.enum(["Place", "VirtualLocation"]) })).min(1),
    organizer: signatory,
  }),
  JobPosting: z.object({
    title: z.string(),
    description: z.string(),
    datePosted: moment,
    validThrough: moment,
    employmentType: z.string(),
    hiringOrganization: organization,
    jobLocation: z.object({ "@type": z.literal("Place") }),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(z.object({ name: z.string().endsWith("?"), acceptedAnswer: z.object({ text: z.string() }) }))
      .min(2),
  }),
}

type Kind = keyof typeof shapes
const isKind = (type: string): type is Kind => type in shapes

const Thing = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() })
const read = (written: string) => Thing.parse(JSON.parse(written))

const oneLine = (text: string) =>
  text
    .replace(/<[^>]+>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[String(name)] ?? "'")
    .replace(/\s+/g, " ")
    .trim()

/** The words that a page must show for what it tells search engines to be true. */
const claims = (thing: z.infer<typeof Thing>): string[] => {
  switch (thing["@type"]) {
    case "BreadcrumbList":
      return shapes.BreadcrumbList.parse(thing).itemListElement.map(({ name }) => name)
    case "NewsArticle":
      return [shapes.NewsArticle.parse(thing).headline]
    case "Event":
      return [shapes.Event.parse(thing).name, shapes.Event.parse(thing).description]
    case "JobPosting":
      return [shapes.JobPosting.parse(thing).title, ...shapes.JobPosting.parse(thing).description.split(/<[^>]+>/)]
    case "FAQPage":
      return shapes.FAQPage.parse(thing).mainEntity.flatMap(({ name, acceptedAnswer: { text } }) => [
        name,
        ...text.split(/<[^>]+>/),
      ])
    default:
      return []
  }
}

test("what every page tells search engines is well formed", ({ pages }) => {
  const judge = problems(pages, ({ structured }) =>
    structured.flatMap((written) => {
      const type = read(written)["@type"]
      if (!isKind(type)) return [`unknown ${type}`]
      const { error } = shapes[type].safeParse(JSON.parse(written))
      return error ? [`${type} ${z.prettifyError(error)}`] : []
    }),
  )
  expect(judge).toEqual([])
})

test("what every page tells search engines is what it shows", ({ pages, origin }) => {
  const judge = problems(pages, ({ structured, text, title }) =>
    structured.map(read).flatMap((thing) => [
      ...claims(thing)
        .map(oneLine)
        .filter((claim) => claim !== "" && !oneLine(`${text} ${title}`).includes(claim))
        .map((claim) => `${thing["@type"]} says « ${claim} »`),
      ...[...JSON.stringify(thing).matchAll(/"(?:item|mainEntityOfPage)":"([^"]*)"/g)]
        .filter(([, address = ""]) => !address.startsWith(origin))
        .map(([, address]) => `${thing["@type"]} leads to ${address}`),
    ]),
  )
  expect(judge).toEqual([])
})

test("news, events and open offers are told; an offer that has expired and a view of a list are not", ({ pages }) => {
  const kindsAt = (address: string) => (pages.get(address)?.structured ?? []).map((written) => read(written)["@type"])
  expect(kindsAt("/")).toEqual(expect.arrayContaining(["Organization", "WebSite"]))
  expect(kindsAt("/actualites/reglements-plus-courts")).toContain("NewsArticle")
  expect(kindsAt("/evenements/jeudi-scene-libre")).toContain("Event")
  expect(kindsAt("/a-propos/offres-emploi/1")).toContain("JobPosting")
  const offers = [...pages].filter(([address]) => /^\/a-propos\/offres-emploi\/\d+$/.test(address))
  const expired = offers.filter(([, { text }]) => text.includes("n’est plus ouvert") || text.includes("expirée"))
  expect(expired.length).toBeGreaterThan(0)
  for (const [address] of expired) expect(kindsAt(address), address).not.toContain("JobPosting")
  expect([...pages.keys()].filter((address) => kindsAt(address).includes("FAQPage")).length).toBeGreaterThan(0)
})

test("an event that is cancelled, or put to another day, says so to search engines as on its page", ({ pages }) => {
  const told = [...pages].flatMap(([address, { structured, text }]) =>
    structured
      .map(read)
      .filter((thing) => thing["@type"] === "Event")
      .map((thing) => ({ address, text, status: shapes.Event.parse(thing).eventStatus })),
  )
  const words = { EventCancelled: /Annulé/, EventRescheduled: /Reporté|Déplacé/ }
  for (const [status, word] of Object.entries(words)) {
    const own = told.filter((event) => event.status.endsWith(status))
    expect(own.length, status).toBeGreaterThan(0)
    for (const { address, text } of own) expect(text, address).toMatch(word)
  }
})
