import { helpPath, type RouteName } from "@autotune/routes";
import Type from "typebox";

/** Where a screen is: a route without parameters, an editor's page, a product page, or a path that redirects. */
export type SearchScreenTarget =
  | { readonly route: RouteName; readonly place?: `#${string}` }
  | { readonly page: string }
  | { readonly productPage: { readonly family: "subscriptions"; readonly slug: string } }
  | { readonly path: string };

/**
 * What people look for by other words than its own, and where it is: screens that are no documents of the CMS, and
 * pages that are, of which each is still found once. Editors give the words, by these names.
 */
export const searchScreens = {
  account: { route: "Overview" },
  plan: { route: "Overview", place: "#plan" },
  computers: { route: "Overview", place: "#owned" },
  "transfer-license": { route: "Overview", place: "#owned" },
  downloads: { route: "Overview", place: "#downloads" },
  orders: { route: "Orders" },
  upgrades: { route: "UserUpgrades" },
  profile: { route: "Profile", place: "#details" },
  security: { route: "Profile", place: "#security" },
  "your-data": { route: "Profile", place: "#your-data" },
  "redeem-code": { route: "CodeRedemption" },
  "withdraw-order": { route: "Withdrawal" },
  refunds: { route: "RefundsPolicy" },
  "email-preferences": { route: "CommunicationPreferences" },
  newsletter: { route: "NewsletterSignup" },
  "software-downloads": { route: "SoftwareDownload" },
  "older-versions": { route: "DiscontinuedSoftwareDownload" },
  "free-trial": { productPage: { family: "subscriptions", slug: "unlimited" } },
  "free-download": { page: "free-download" },
  products: { route: "Products" },
  compare: { route: "Compare" },
  finder: { route: "Finder" },
  "try-your-voice": { route: "Try" },
  "system-requirements": { page: "daw-compatibility" },
  offers: { page: "auto-tune-special-offers" },
  loyalty: { page: "loyalty-program" },
  education: { route: "EduSiteLicenseInquiry" },
  affiliates: { page: "affiliate-program" },
  beta: { route: "BetaSignup" },
  cart: { route: "ShoppingCart" },
  "getting-started": { page: "getting-started" },
  lessons: { route: "LearningCenter" },
  manuals: { route: "ProductManual" },
  help: { path: helpPath },
  community: { route: "Community" },
  artists: { route: "Artists" },
  about: { page: "about" },
  careers: { page: "careers" },
  press: { page: "press" },
  terms: { page: "terms-of-service" },
  privacy: { route: "PrivacyPolicy" },
  cookies: { page: "cookie-policy" },
} as const satisfies Record<string, SearchScreenTarget>;

export type SearchScreen = keyof typeof searchScreens;

export function isSearchScreen(value: string): value is SearchScreen {
  return Object.hasOwn(searchScreens, value);
}

/** How the search names a screen, and by which other words it is found. */
export const SearchScreenBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  text: Type.String(),
  /** What somebody may type who wants it; never shown. */
  keywords: Type.String(),
});
export type SearchScreenBody = Type.Static<typeof SearchScreenBody>;
