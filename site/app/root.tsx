import type { ReactNode } from "react"
import { Links, Meta, Outlet } from "react-router"
import { Boot } from "#app/features/boot/boot.tsx"
import { InAppNavigation } from "#app/features/in-app-navigation/in-app-navigation.tsx"
import { payloadMiddleware } from "#app/features/in-app-navigation/payload-middleware.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import type { Route } from "./+types/root.ts"

export const clientMiddleware = [payloadMiddleware]

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
        <InAppNavigation />
        <Boot />
      </body>
    </html>
  )
}

export default function App(_: Route.ComponentProps) {
  return <main><Outlet /></main>
}
