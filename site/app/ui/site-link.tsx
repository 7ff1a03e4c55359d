import type { AnchorHTMLAttributes } from "react"
import { Link } from "react-router"
import { isConfidential } from "#app/lib/confidential-pages.ts"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string
  current?: boolean | undefined
  /** The whole of its nearest positioned ancestor answers to a click. */
  stretched?: boolean
  /** An address of ours that leads to another site. */
  leavesSite?: boolean | undefined
}

const isFile = /^\/(?:media|fichiers|api)\/|\.[a-z0-9]{2,5}$/i

/** A link: followed inside the application when the address is a page of ours that does not ask for a document, by the browser otherwise. */
export function SiteLink({ href, current, stretched, leavesSite = false, ...rest }: SiteLinkProps) {
  const page = href.split(/[?#]/, 1)[0] ?? ""
  const marked = {
    ...(current && { "aria-current": "page" as const }),
    ...(stretched && { "data-stretched": "" }),
    ...rest,
  }
  const isInside = !leavesSite && page.startsWith("/") && !isFile.test(page) && !isConfidential(page)
  if (isInside) return <Link to={href} viewTransition {...marked} />
  return <a href={href} {...(/^https?:/.test(href) ? { rel: "noopener" } : {})} {...marked} />
}
