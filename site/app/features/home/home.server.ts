import { readPublished, readSettings } from "#app/cms/client.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"

const readHome = () => readSettings({ fields: ["top_tasks", "campaign_page"] })

// The related page is read by itself: only so is it known to be published.
const readCampaign = (id: number) =>
  readPublished("pages", {
    fields: ["path", "title", "summary", { image: imageFields }],
    filter: { id: { _eq: id } },
    limit: 1,
  })

type TaskRow = NonNullable<Awaited<ReturnType<typeof readHome>>["top_tasks"]>[number]
type CampaignRow = Awaited<ReturnType<typeof readCampaign>>[number]

export type TopTask = ReturnType<typeof toTopTask>
export type Campaign = ReturnType<typeof toCampaign>

/** One of the things that people come for. */
export function toTopTask({ title, text, path }: TaskRow) {
  const href = safeHref(path)
  if (href === undefined) throw new Error("Unsafe address")
  return { title: requiredText(title), text: text ? typeset(text) : undefined, href }
}

/** The page that the home page puts forward. */
export const toCampaign = (row: CampaignRow) => ({
  path: row.path,
  title: requiredText(row.title),
  summary: typeset(row.summary),
  image: toImage(row.image),
})

/** What the settings say that the home page shows: the top tasks, and the current campaign if there is one. */
export async function getHome(): Promise<{ topTasks: TopTask[]; campaign: Campaign | undefined }> {
  const { top_tasks: tasks, campaign_page: campaignId } = await readHome()
  const rows = campaignId === null ? [] : await readCampaign(campaignId)
  const [campaign] = soundRows("pages", rows, toCampaign)
  return { topTasks: soundRows("settings.top_tasks", tasks ?? [], toTopTask), campaign }
}
