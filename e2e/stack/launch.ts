/**
 * Says in the settings that the site is launched, as an editor does: until then every page keeps search engines out,
 * and an audit of a page that hides measures something else.
 */
export async function launchSite(cmsUrl: string, adminToken: string): Promise<void> {
  const answer = await fetch(`${cmsUrl}/items/settings`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ is_launched: true }),
  })
  if (!answer.ok) throw new Error(`the site cannot be launched: Directus answered ${answer.status}`)
}
