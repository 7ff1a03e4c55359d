import type { ReactNode } from "react"
import type { Failure } from "./describe-error.ts"
import { ErrorScreen } from "./error-screen.tsx"
import type { PageLink } from "./nearest-links.ts"
import { NotFoundScreen } from "./not-found-screen.tsx"
import { UnavailableScreen } from "./unavailable-screen.tsx"

type FailureScreenProps = {
  failure: Failure
  path: string
  siteUrl: string
  adminEmail: string | undefined
  pages: readonly PageLink[]
  /** What is drawn beside "not found". */
  figure?: ReactNode
}

/** The screen of a failure: not found, backend unavailable, or broken. */
export function FailureScreen({ failure, path, siteUrl, adminEmail, pages, figure }: FailureScreenProps) {
  switch (failure.status) {
    case 404:
      return <NotFoundScreen path={path} pages={pages} figure={figure} />
    case 503:
      return <UnavailableScreen path={path} reference={failure.reference} />
    default:
      return <ErrorScreen failure={failure} address={siteUrl + path} adminEmail={adminEmail} />
  }
}
