import { type Browser, expect, type Locator, type Page } from "@playwright/test"

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
    // Its animations, never at rest, would take more of the machine than everything else that it does.
    await context.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => {
        const still = document.createElement("style")
        still.textContent = "*, ::before, ::after { animation: none !important; transition: none !important }"
        document.head.append(still)
      }),
    )
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

  /** Nothing on the screen is still announced by a grey shape. */
  async drawn(): Promise<void> {
    await expect(this.page.locator(".v-skeleton-loader")).toHaveCount(0, { timeout: patience })
    await this.settle()
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

  /** « Enregistrer », then « Appliquer »: the working copy is compared with the record, then takes its place. */
  async apply(): Promise<void> {
    await this.button("Enregistrer").click()
    await this.page.locator("#dialog-outlet").getByRole("button", { name: "Appliquer" }).click()
    await this.page.waitForURL((url) => !url.searchParams.has("version"))
    await this.settle()
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}
