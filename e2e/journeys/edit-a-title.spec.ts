// En tant que personne qui édite le site, je veux que ce que je change dans Directus paraisse seul,
// afin de corriger une page sans rien demander à personne.
import { expect, test } from "../stack/test.ts"

test("a title that is changed in Directus shows on the site, then the old one again", async ({ page, stack }) => {
  const headers = { authorization: `Bearer ${stack.adminToken}`, "content-type": "application/json" }
  const items = `${stack.cmsUrl}/items/pages`
  const query = new URLSearchParams({ "filter[path][_eq]": "/services/covoiturage", fields: "id,title" })
  const [record] = (await (await fetch(`${items}?${query}`, { headers })).json()).data
  const rename = async (title: string) => {
    const answer = await fetch(`${items}/${record.id}`, { method: "PATCH", headers, body: JSON.stringify({ title }) })
    expect(answer.status).toBe(200)
    await expect
      .poll(
        async () => {
          await page.goto("/services/covoiturage")
          return page.getByRole("heading", { level: 1 }).innerText()
        },
        { timeout: 60_000 },
      )
      .toBe(title)
  }
  try {
    await rename("Covoiturage vers le campus")
    await expect(page).toHaveTitle(/^Covoiturage vers le campus - /)
  } finally {
    await rename(record.title)
  }
})
