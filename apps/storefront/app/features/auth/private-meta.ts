import { pageTitle, routeTitle, type RouteName } from "@autotune/routes";
import type { MetaDescriptor } from "react-router";

/** Of a page whose address holds a key to an account: no search engine lists it, and no other site is told it. */
export function privateMeta(route: RouteName): MetaDescriptor[] {
  return [
    { title: pageTitle(routeTitle(route)) },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
}
