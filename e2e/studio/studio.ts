import type { Browser, Locator, Page } from "@playwright/test"

/** The Studio draws nothing for a while, longer on a busy machine (ms). */
const patience = 60_000

/** The Studio as one person uses it: signed in, in French, in a window of their own. Labels are what they read. */
export class Studio {
  readonly page: Page
  readonly #url: string

  private constructor(page: Page, url: string) {
    this.page = page
    this.#url = url
  }

  /** Opens the sign-in screen. @param url address of Directus, without a final slash */
  static async visit(browser: Browser, url: string): Promise<Studio> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 880 },
      locale: "fr-CA",
      timezoneId: "America/Toronto",
      reducedMotion: "reduce",
    })
    context.setDefaultTimeout(patience)
    const studio = new Studio(await context.newPage(), url)
    await studio.page.goto(`${url}/admin/login`)
    await studio.page.locator("input[type=email]").waitFor()
    return studio
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.locator("input[type=email]").fill(email)
    await this.page.locator("input[type=password]").fill(password)
    await this.page.getByRole("button", { name: "Se connecter" }).click()
    await this.page.waitForURL((url) => !url.pathname.endsWith("/login"))
    await this.settle()
  }

  /** Goes to a screen: « /content/news », « /content/news/+ »… */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}/admin${path}`)
    await this.page.locator(".field:visible, table:visible, .v-info:visible, .workspace:visible").first().waitFor()
    await this.settle()
  }

  /** What the screen asked for has come, and it has been drawn. With a preview beside it, a screen is never quiet. */
  async settle(): Promise<void> {
    await this.page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined)
    await this.page.waitForTimeout(400)
  }

  field(name: string): Locator {
    return this.page.locator(`.field[data-field="${name}"]`).first()
  }

  /** A button of the bar above a record: « Modifier », « Enregistrer ». */
  button(label: string): Locator {
    return this.page.locator("header").getByRole("button", { name: label }).first()
  }

  async fill(name: string, text: string): Promise<void> {
    await this.field(name).locator("input, textarea").first().fill(text)
  }

  /** Chooses in a list of choices. */
  async choose(name: string, label: string): Promise<void> {
    await this.field(name).evaluate((field) => field.scrollIntoView({ block: "center" }))
    await this.field(name).getByRole("combobox").or(this.field(name).locator(".v-input, .v-select")).first().click()
    await this.page.locator(".v-list-item").filter({ hasText: label }).last().click()
  }

  /**
   * « Enregistrer », then « Appliquer »: the working copy is compared with the record, then takes its place. The Studio
   * may compare before it has kept the last change: then the comparison is closed and asked for again.
   * @param changed the labels that the comparison must show
   */
  async apply(...changed: string[]): Promise<void> {
    const comparison = this.page.locator("#dialog-outlet")
    const confirm = comparison.getByRole("button", { name: "Appliquer" })
    const isWhole = async () => {
      const text = await comparison.innerText()
      return changed.every((label) => text.includes(label))
    }
    const deadline = performance.now() + 2 * patience
    for (;;) {
      await this.button("Enregistrer").click()
      await confirm.waitFor()
      for (let looks = 20; looks > 0 && !(await isWhole()); looks--) await this.page.waitForTimeout(200)
      if (await isWhole()) break
      if (performance.now() > deadline) throw new Error(`the Studio compares: ${await comparison.innerText()}`)
      await comparison.getByRole("button", { name: "Annuler" }).click()
      await confirm.waitFor({ state: "hidden" })
    }
    await confirm.click()
    await this.page.waitForURL((url) => !url.searchParams.has("version"))
    await this.settle()
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}
