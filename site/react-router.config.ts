import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // Lazy discovery would ask the server for /__manifest on every page view.
  routeDiscovery: { mode: "initial" },
  // No clientLoader exists, so splitting would only add a request per route.
  splitRouteModules: false,
} satisfies Config
