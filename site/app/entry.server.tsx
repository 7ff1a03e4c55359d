import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router"
import { previewStyleUrl, previewUrl, starterUrl } from "virtual:starter"

import { BootContext } from "#app/features/boot/boot-context.ts"
import { hasInteractivePart, makeBootRecord } from "#app/features/boot/boot-record.server.ts"
import { assertInert } from "#app/features/boot/inert-document.server.ts"
import { renderDocument } from "#app/features/boot/render-document.server.ts"
import { payloadSlot, toPayload } from "#app/features/boot/rendered-page.server.ts"
import { ErrorReference } from "#app/features/errors/error-reference.ts"
import { loggedReference, logError } from "#app/features/errors/log-error.server.ts"
import { describePreview, type Preview } from "#app/features/previews/open-preview.server.ts"
import { PreviewBar } from "#app/features/previews/preview-bar.tsx"
import { PreviewContext } from "#app/features/previews/preview-context.ts"
import { build } from "#app/lib/build.server.ts"

// What site/server needs from the same module instances as the application.
export { takeCensus } from "#app/cms/census.server.ts"
export { readChangedRecords } from "#app/cms/changed-records.server.ts"
export { collections } from "#app/cms/collections.generated.ts"
export { recordReads } from "#app/cms/read-recorder.server.ts"
export { recallAnswers } from "#app/cms/recalled-answers.server.ts"
export { shareAnswers } from "#app/cms/shared-answers.server.ts"
export { drawShareImage } from "#app/features/affiches/share-image.server.ts"
export { listAddresses } from "#app/features/addresses/addresses.server.ts"
export { renderPage } from "#app/features/boot/rendered-page.server.ts"
export { OutboxRefusal } from "#app/features/forms/outbox.ts"
export { outboxContext } from "#app/features/forms/outbox-context.ts"
export { buildManifest, latestBuild, listPublishedFiles } from "#app/features/builds/build-manifest.server.ts"
export { fillTokens } from "#app/features/forms/form-token.server.ts"
export { sweepHeldFiles } from "#app/features/forms/held-files.server.ts"
export { visitorContext } from "#app/features/forms/visitor-context.ts"
export { isOpenPreview, PREVIEW_PARAMETER } from "#app/features/previews/open-preview.server.ts"
export { isPreview } from "#app/features/previews/preview-middleware.server.ts"
export { addressContext } from "#app/lib/address-context.ts"
export { holdNow, now } from "#app/lib/clock.server.ts"
export { readLastPublishedWith } from "#app/lib/last-published.server.ts"
export { build }
export { logError as handleError }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (import.meta.env.DEV) {
    const html = await renderDocument(<ServerRouter context={context} url={request.url} />, request.signal)
    return new Response(html, { status, headers })
  }

  const { errors, loaderData } = context.staticHandlerContext
  const slot = loadContext.get(payloadSlot)
  if (slot && !errors) slot.payload = toPayload(loaderData)
  const url = new URL(request.url)
  const preview = describePreview()
  const boot = {
    // A preview has a script of its own, and nothing to hydrate with.
    record: preview ? "{}" : await makeBootRecord(context, url, slot?.payload),
    starter: preview ? previewUrl : starterUrl,
    build: build.id,
    isInteractive: !preview && hasInteractivePart(context),
  }
  // The boot record holds, or names, the data that ServerRouter would stream in inline scripts.
  const { serverHandoffStream: _, ...withoutStream } = context
  const html = await renderDocument(
    <BootContext value={boot}>
      <PreviewContext value={preview && { bar: bar(preview, url.pathname), record: preview }}>
        <ErrorReference value={loadContext.get(loggedReference) ?? undefined}>
          <ServerRouter context={withoutStream} url={request.url} />
        </ErrorReference>
      </PreviewContext>
    </BootContext>,
    request.signal,
  )
  return new Response(assertInert(html), { status, headers })
}

const bar = (preview: Preview, path: string) => (
  <PreviewBar preview={preview} path={path} styleSheet={previewStyleUrl} />
)
