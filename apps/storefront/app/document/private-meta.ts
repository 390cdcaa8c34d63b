import { pageTitle, routeTitle, type RouteName } from "@autotune/routes";
import type { MetaDescriptor } from "react-router";

/** For a page whose URL holds a token of an account: not indexed, and no referrer is sent. */
export function privateMeta(route: RouteName): MetaDescriptor[] {
  return [
    { title: pageTitle(routeTitle(route)) },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
}
