import { findRoute, type RouteName } from "@autotune/routes";

/** Whether a page ends with the offer of the plan. Not where it is offered already, nor where somebody pays or manages. */
export function showsPromo(route: RouteName, slug: string | undefined): boolean {
  if (route === "Home" || route === "PageNotFound") return false;
  if (route === "Subscriptions" && slug === "unlimited") return false;
  return findRoute(route).blockMiniBanner !== true;
}
