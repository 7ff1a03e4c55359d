/** What the moments of an `<open-now>` say at an instant (ms); nothing before the first and after the last. */
export function readMoments(moments: string, instant: number): { state: string; text: string } | undefined {
  const current = moments
    .split("\n")
    .map((line) => line.split(" "))
    .findLast(([at = ""]) => Date.parse(at) <= instant)
  const [, state = "", ...words] = current ?? []
  return words.length > 0 ? { state, text: words.join(" ") } : undefined
}

/** How often the sentence is looked at again, in ms. */
const REST = 10_000

/**
 * Defines `<open-now moments>`, which says whether the door is open. Sentences and instants are the server's: whatever
 * zone the device is in, only its idea of the present counts. The text is in a shadow tree, where React looks for nothing.
 */
export function startOpenNow(): void {
  class OpenNow extends HTMLElement {
    readonly #shown = this.attachShadow({ mode: "open" })
    readonly #show = () => {
      const said = readMoments(this.getAttribute("moments") ?? "", Date.now())
      if (this.#shown.textContent !== (said?.text ?? "")) this.#shown.textContent = said?.text ?? ""
      this.dataset["state"] = said?.state ?? ""
    }
    #timer = 0

    connectedCallback() {
      this.#show()
      this.#timer = window.setInterval(this.#show, REST)
      document.addEventListener("visibilitychange", this.#show)
    }

    disconnectedCallback() {
      clearInterval(this.#timer)
      document.removeEventListener("visibilitychange", this.#show)
    }
  }
  customElements.define("open-now", OpenNow)
}
