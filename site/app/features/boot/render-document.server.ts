import { Writable } from "node:stream"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

/** The whole document at once: late parts of a streamed one would need inline scripts to be put in place. */
export function renderDocument(element: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const whole = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString("utf8"))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      // A large Suspense boundary would otherwise be sent apart, with an inline script, even when it is ready.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
    signal.addEventListener("abort", () => abort(signal.reason), { once: true })
  })
}
