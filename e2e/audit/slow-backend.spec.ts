// En tant que visiteuse ou visiteur, je veux lire le site même quand le logiciel d’édition met dix secondes à répondre.
import { test } from "../publishing/edited-site.ts"
import { withstand } from "../publishing/withstand.ts"

test("with a content backend that takes ten seconds every page stays as it was; then a change is published without a restart", async ({
  edited,
  stack,
}) => {
  test.setTimeout(180_000)
  await withstand("slow", edited, stack)
})
