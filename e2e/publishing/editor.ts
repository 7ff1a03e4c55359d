import type { StackAddress } from "../stack/stack.ts"

/** An editor at work in the content backend. */
export const editorOf = ({ cmsUrl, adminToken }: StackAddress) => {
  const send = async (method: string, path: string, body?: unknown): Promise<{ id: number }> => {
    const answer = await fetch(cmsUrl + path, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    const text = await answer.text()
    return text === "" ? { id: 0 } : JSON.parse(text).data
  }
  return {
    /** Writes a news item that lists show last: it disturbs no other test. @returns its key */
    writeNews: async (slug: string, fields: Record<string, unknown> = {}): Promise<string> => {
      const news = {
        status: "published",
        date: "2019-02-03",
        theme: "services",
        summary: "Un résumé.",
        body: "<p>Un texte.</p>",
      }
      return String((await send("POST", "/items/news", { ...news, slug, title: slug, ...fields })).id)
    },
    /** Writes an event of student life, to come. @returns its key */
    writeEvent: async (slug: string, fields: Record<string, unknown>): Promise<string> => {
      const event = { status: "published", type: "vie_universitaire", summary: "Un résumé." }
      return String((await send("POST", "/items/events", { ...event, slug, title: slug, ...fields })).id)
    },
    changeEvent: (key: string, fields: Record<string, unknown>) => send("PATCH", `/items/events/${key}`, fields),
    deleteEvent: (key: string) => send("DELETE", `/items/events/${key}`),
    changeNews: (key: string, fields: Record<string, unknown>) => send("PATCH", `/items/news/${key}`, fields),
    deleteNews: (key: string) => send("DELETE", `/items/news/${key}`),
  }
}
