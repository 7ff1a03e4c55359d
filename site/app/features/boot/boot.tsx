import { useContext } from "react"
import { Scripts } from "react-router"

import { BootContext } from "./boot-context.ts"

/**
 * Last in `<body>`: the boot record and the starter, instead of React Router's `<Scripts>`.
 * Hydration is an enhancement, and nothing inline is ever executed.
 */
export function Boot() {
  const boot = useContext(BootContext)
  // While the site is developed React Router hydrates at once; the starter, from its source, does the rest: consent.
  if (import.meta.env.DEV) {
    return (
      <>
        <Scripts />
        <script type="module" src="/app/starter/starter.ts" />
      </>
    )
  }
  // In the browser there is no context: React leaves both elements as the server wrote them.
  return (
    <>
      <script
        type="application/json"
        id="boot"
        data-build={boot?.build}
        data-interactive={boot?.isInteractive ? "" : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: boot?.record ?? "" }}
      />
      <script type="module" src={boot?.starter} suppressHydrationWarning />
    </>
  )
}
