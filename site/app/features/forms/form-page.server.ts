import type { RouterContextProvider } from "react-router"
import { currentPreview } from "#app/cms/preview-mode.server.ts"
import { lastPublishedData } from "#app/lib/last-payload.server.ts"
import { tokenOfPage } from "./form-token.server.ts"
import { refusedForm } from "./refused-form.ts"

type FormPage<Content> = {
  address: string
  /** As the framework names the page's route. */
  routeId: string
  /** What the content must have to be shown. */
  parts: readonly (keyof Content & string)[]
  load: () => Promise<Content>
}

/**
 * What the loaders of a page that holds a form, and of its receipt, read. A post and a receipt are answered with what is
 * published: nothing is asked of the content backend, and the page says what the visitor was reading.
 */
export function formPage<Content extends object>({ address, routeId, parts, load }: FormPage<Content>) {
  const isContent = (data: unknown): data is Content =>
    typeof data === "object" && data !== null && parts.every((part) => part in data)
  const last = lastPublishedData(address, routeId, isContent)
  // A preview shows the working copy.
  const content = async (): Promise<Content> => (currentPreview() ? undefined : await last()) ?? load()
  return {
    content,
    /** The content, the token of this showing, and whether the page comes back with errors. */
    async load({ context }: { context: Readonly<RouterContextProvider> }) {
      return { ...(await content()), token: tokenOfPage(), isRefused: context.get(refusedForm) }
    },
  }
}
