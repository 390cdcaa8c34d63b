import { findRoute, type RouteName } from "@autotune/routes";
import type { ConsentPlacement } from "../../features/consent/consent-banner.tsx";

/** Pages that are a form, beside those that no promotion may disturb. */
const formPages: ReadonlySet<RouteName> = new Set([
  "NewsletterSignup",
  "BetaSignup",
  "EduSiteLicenseInquiry",
]);

/**
 * Where the cookie question is on this page: on a page with a form to fill in, below it. What a person opened on purpose
 * is docked everywhere, because it is opened from the page's end.
 */
export function consentPlacement(
  route: RouteName | undefined,
  isReopened: boolean,
): ConsentPlacement {
  if (route === undefined || isReopened) return "docked";
  return formPages.has(route) || findRoute(route).blockFootball === true ? "inFlow" : "docked";
}
