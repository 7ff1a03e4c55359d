import type { ReactNode } from "react"
import { Links, Meta, Outlet, Scripts } from "react-router"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import type { Route } from "./+types/root.ts"

export async function loader() {
  const [settings] = await Promise.all([getSiteSettings()])
  return { settings }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#44c8f5" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App(_: Route.ComponentProps) {
  return <main><Outlet /></main>
}
