import type { RouteName } from "./route-table.ts";

export const siteName = "AutoTune";

/** "AiPowered" reads "Ai Powered"; subscription detail is titled by what it shows. */
export function routeTitle(name: RouteName): string {
  if (name === "SubscriptionDetail") return "Subscriptions";
  return name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
}

export function pageTitle(own: string): string {
  return `${own} | ${siteName}`;
}
