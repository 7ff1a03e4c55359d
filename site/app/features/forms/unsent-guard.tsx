import { useEffect, useRef } from "react"
import { useBlocker } from "react-router"
import { hasUnsentInput } from "#app/lib/unsent-input.ts"
import { Button } from "#app/ui/button.tsx"
import { Dialog } from "#app/ui/dialog.tsx"

/** Asks before what was typed is lost, whatever way the page is left: the browser's own question, or ours within the site. */
export function UnsentGuard() {
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsentInput(),
  )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => hasUnsentInput() && event.preventDefault()
    addEventListener("beforeunload", onLeave)
    return () => removeEventListener("beforeunload", onLeave)
  }, [])
  useEffect(() => {
    if (blocker.state === "blocked") dialog.current?.showModal()
    else dialog.current?.close()
  }, [blocker.state])

  return (
    <Dialog
      id="quitter"
      title={"Quitter sans envoyer\u202F?"}
      ref={dialog}
      onClose={() => blocker.reset?.()}
      footer={
        <>
          <Button onClick={() => dialog.current?.close()}>Rester</Button>
          <Button variant="plain" onClick={() => blocker.proceed?.()}>
            Quitter la page
          </Button>
        </>
      }
    >
      <p>Ce que vous avez écrit n’est pas envoyé, et le site n’en garde rien.</p>
    </Dialog>
  )
}
