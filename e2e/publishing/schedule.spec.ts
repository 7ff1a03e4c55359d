// En tant que responsable des communications, je veux qu’une actualité paraisse et se retire d’elle-même à l’heure
// dite, afin de préparer une annonce et de dormir.
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "../stack/test.ts"
import { editorOf } from "./editor.ts"
import { startNotifiedSite } from "./notified-site.ts"

/** Months from now: only the site's own clock can make this minute pass. */
const clock = "2027-03-08T06:58:00.000Z"
/** From the start of the site to the moment (ms), how late a busy machine may be, and how long nothing may change after. */
const ahead = 8_000
const patience = 60_000
const aftermath = 2_000

test("publish_on and publish_until take effect at their instant, by the site's clock, without anybody's help", async ({
  stack,
}) => {
  test.setTimeout(180_000)
  const editor = editorOf(stack)
  const shift = Date.parse(clock) - Date.now()
  /** The site's clock was set after ours: it never runs ahead of this. */
  const present = () => Date.now() + shift
  const site = await startNotifiedSite(stack, clock)
  // The first page that a process renders takes it longest.
  await site.get("/actualites")
  const moment = present() + ahead
  const instant = new Date(moment).toISOString()
  const slugs = [`essai-a-paraitre-${process.pid}`, `essai-a-retirer-${process.pid}`]
  // The latest news, which the list shows first.
  const date = clock.slice(0, 10)
  const keys = [
    await editor.writeNews(slugs[0] ?? "", { date, publish_on: instant }),
    await editor.writeNews(slugs[1] ?? "", { date, publish_until: instant }),
  ]
  /** What the news item that is to appear shows, then the one that is to go: at its address, and in the list. */
  const shown = async () => {
    const list = await site.get("/actualites")
    const answers = await Promise.all(slugs.map((slug) => site.get(`/actualites/${slug}`)))
    return answers.map(({ status }, nth) => ({ status, isListed: list.text.includes(`"/actualites/${slugs[nth]}"`) }))
  }
  const there = { status: 200, isListed: true }
  const away = { status: 404, isListed: false }
  try {
    await site.notify({ collection: "news", keys })
    let looks = 0
    for (let before = await shown(); present() < moment; before = await shown()) {
      expect(before).toEqual([away, { status: 200, isListed: expect.any(Boolean) }])
      looks += 1
      // As often as matters: the site has its pages to publish meanwhile.
      await sleep(20)
    }
    expect(looks).toBeGreaterThan(0)
    await expect.poll(shown, { timeout: patience, intervals: [100] }).toEqual([there, away])
    for (const end = present() + aftermath; present() < end;) expect(await shown()).toEqual([there, away])
  } finally {
    for (const key of keys) await editor.deleteNews(key)
    await site.stop()
  }
})
