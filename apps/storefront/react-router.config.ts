import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // 8 × every route: the client discovers a route when a link to it comes into view.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
