import { findRoute, type RouteName } from "@autotune/routes";

/** Whether a page ends with the plan's offer. Not where it is offered already, nor in checkout and account. */
export function showsPromo(route: RouteName, slug: string | undefined): boolean {
  if (route === "Home" || route === "PageNotFound") return false;
  if (route === "Subscriptions" && slug === "unlimited") return false;
  return findRoute(route).blockMiniBanner !== true;
}
