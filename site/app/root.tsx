import "#app/styles/tokens.css"
import "#app/styles/font.generated.css"
import "#app/styles/base.css"
import { type ReactNode, useContext } from "react"
import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from "react-router"
import { Affiche } from "#app/features/affiches/affiche.tsx"
import { Boot } from "#app/features/boot/boot.tsx"
import { ConsentBanner } from "#app/features/consent/consent-banner.tsx"
import { ConsentControl } from "#app/features/consent/consent-control.tsx"
import { ConsentDialog } from "#app/features/consent/consent-dialog.tsx"
import { describeError } from "#app/features/errors/describe-error.ts"
import { errorMeta } from "#app/features/errors/error-meta.ts"
import { FailureScreen } from "#app/features/errors/failure-screen.tsx"
import { InAppNavigation } from "#app/features/in-app-navigation/in-app-navigation.tsx"
import { payloadMiddleware } from "#app/features/in-app-navigation/payload-middleware.ts"
import { useLayout } from "#app/features/navigation/use-layout.ts"
import { PreviewContext } from "#app/features/previews/preview-context.ts"
import { previewMiddleware } from "#app/features/previews/preview-middleware.server.ts"
import { redirectMiddleware } from "#app/features/redirects/redirect-middleware.server.ts"
import { isEmbedId } from "#app/lib/embed-origins.ts"
import { FeedDiscovery } from "#app/features/subscriptions/feed-discovery.tsx"
import { SkipLink } from "#app/ui/skip-link.tsx"
import type { Route } from "./+types/root.ts"
import { DefaultLayout } from "./root.default-layout.tsx"
import { getFrame } from "./root.frame.server.ts"
import { LightLayout } from "./root.light-layout.tsx"

export const middleware: Route.MiddlewareFunction[] = [previewMiddleware, redirectMiddleware]
export const clientMiddleware = [payloadMiddleware]

export const meta: Route.MetaFunction = ({ error, loaderData }) => errorMeta(error, loaderData?.settings.shortName)

export const loader = () => getFrame()

export function Layout({ children }: { children: ReactNode }) {
  // Without the settings nothing can be asked, and nothing optional runs.
  const { consent, settings } = useRouteLoaderData<typeof loader>("root") ?? {}
  const preview = useContext(PreviewContext)
  const embeds = consent?.optional.flatMap(({ id }) => (isEmbedId(id) ? id : [])).join(" ")
  return (
    // The banner writes its height on it before the application comes.
    <html lang="fr-CA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#44c8f5" />
        {settings?.measurementId && <meta name="analytics" content={settings.measurementId} />}
        {embeds && <meta name="embeds" content={embeds} />}
        {preview && <meta name="robots" content="noindex" />}
        <Meta />
        <FeedDiscovery />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        <SkipLink />
        {preview?.bar}
        {consent && !preview && <ConsentBanner consent={consent} />}
        {children}
        {consent && !preview && <ConsentDialog consent={consent} />}
        <InAppNavigation />
        <Boot />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const layout = useLayout()
  const control = loaderData.consent.hasControlButton && <ConsentControl />
  if (layout === "empty") {
    return (
      <>
        <Outlet />
        {control}
      </>
    )
  }
  if (layout === "light") {
    return (
      <LightLayout name={loaderData.settings.shortName} control={control}>
        <Outlet />
      </LightLayout>
    )
  }
  return (
    <DefaultLayout frame={loaderData} control={control}>
      <Outlet />
    </DefaultLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>("root")
  const { pathname } = useLocation()
  return (
    <LightLayout name={site?.settings.shortName} control={site?.consent.hasControlButton && <ConsentControl />}>
      <FailureScreen
        failure={describeError(error)}
        path={pathname}
        siteUrl={site?.settings.siteUrl ?? ""}
        adminEmail={site?.settings.adminEmail}
        figure={<Affiche seed={pathname} title="404" variant="header" mark="?" />}
        pages={site?.menu.sections.flatMap((section) => [section, ...section.links]) ?? []}
      />
    </LightLayout>
  )
}
