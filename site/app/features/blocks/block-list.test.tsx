import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import { BlockList } from "./block-list.tsx"
import type { Block } from "./block.ts"
import { toBlocks } from "./blocks.server.ts"

const row: NonNullable<Parameters<typeof toBlocks>[0]>[number] = {
  id: 1,
  type: "rich_text",
  heading: null,
  anchor: null,
  body: null,
  cards: null,
  questions: null,
  steps: null,
  figures: null,
  quote_text: null,
  quote_author: null,
  quote_role: null,
  link_label: null,
  link_url: null,
  people_source: null,
  people_sector: null,
  document_category: null,
  place_kind: null,
  contact: null,
  embed_url: null,
  embed_provider: null,
  image: null,
  images: [],
}

function show(blocks: Block[]) {
  const Stub = createRoutesStub([{ path: "/", Component: () => <BlockList blocks={blocks} /> }])
  return renderToStaticMarkup(<Stub />)
}

const item = { title: "Venir au comptoir", text: "Avec l'agenda", label: null, url: "/services/bde" }

test.each<[Partial<typeof row> & Pick<typeof row, "type">, RegExp]>([
  [{ type: "hero", heading: "Grande accroche" }, /<h2[^>]*>Grande accroche<\/h2>/],
  [{ type: "rich_text", body: "<p>L'été : 11h</p>" }, /<p>L’été\u00A0: 11\u00A0h<\/p>/],
  [{ type: "cards", cards: [item] }, /<h3[^>]*><a [^>]*href="\/services\/bde"[^>]*>Venir au comptoir<\/a>/],
  [{ type: "steps", steps: [item] }, /<ol[^>]*><li[^>]*>.*<h3[^>]*>Venir au comptoir/],
  [
    { type: "accordion", questions: [{ question: "Où ?", answer: "<p>Ici</p>" }] },
    /<details[^>]*><summary[^>]*>Où\u202F\?.*<p>Ici<\/p>/,
  ],
  [
    {
      type: "key_figures",
      figures: [{ value: "20", label: "pavillons", source: "Registre", source_url: null, year: "2026" }],
    },
    /pavillons.*20.*Registre, 2026/,
  ],
  [
    { type: "quote", quote_text: "Venez.", quote_author: "La présidence" },
    /<blockquote[^>]*>Venez\.<\/blockquote>.*La présidence/,
  ],
  [
    { type: "call_to_action", heading: "Participez", link_label: "S'inscrire", link_url: "/implication" },
    /Participez.*href="\/implication"/,
  ],
  [
    { type: "embed", embed_url: "https://video.example/1", link_label: "Voir la vidéo" },
    /href="https:\/\/video\.example\/1".*Voir la vidéo.*video\.example/,
  ],
])("a block of type $type is shown", async (written, expected) => {
  expect(show(await toBlocks([{ ...row, ...written }], "/a-propos"))).toMatch(expected)
})

test("a block with a heading is a section that can be linked to", async () => {
  const written = { ...row, heading: "La politique", anchor: "politique", body: "<p>Ce que nous gardons</p>" }
  const html = show(await toBlocks([written], "/a-propos"))
  expect(html).toMatch(/<section[^>]*id="politique".*<h2[^>]*>La politique<\/h2>/)
})

test("an entry that an editor left unfinished hides itself, not its page", async () => {
  const unfinished = { ...item, title: "" }
  const [block] = await toBlocks([{ ...row, type: "cards", cards: [unfinished, item] }], "/a-propos")
  expect(block).toMatchObject({ items: [{ title: "Venir au comptoir" }] })
})

test("a link that leads nowhere safe is not a link", async () => {
  const [block] = await toBlocks(
    [{ ...row, type: "hero", heading: "Accroche", link_label: "x", link_url: "javascript:alert(1)" }],
    "/a-propos",
  )
  expect(block).toMatchObject({ link: undefined })
})

test.each([
  "hero",
  "rich_text",
  "cards",
  "steps",
  "accordion",
  "key_figures",
  "quote",
  "gallery",
  "call_to_action",
  "embed",
] as const)(
  "a block of type %s without anything to show is left out, and is its text when it has some",
  async (type) => {
    expect(await toBlocks([{ ...row, type }], "/a-propos")).toEqual([])
    expect(show(await toBlocks([{ ...row, type, body: "<p>Un texte</p>" }], "/a-propos"))).toMatch(
      /^<div[^>]*><div[^>]*><div[^>]*><p>Un texte<\/p><\/div><\/div><\/div>$/,
    )
  },
)
