interface RouteFlags {
  /** Only for a signed-in person. */
  readonly requiresAuth?: true;
  readonly hideFooter?: true;
  /** No promotional popup. */
  readonly blockFootball?: true;
  readonly blockMiniBanner?: true;
  /** About the visitor's own things. Its texts are fetched for it alone. */
  readonly isPersonal?: true;
  /** Opened by the link of an email, which acts for its recipient. A document of its own, without third parties. */
  readonly isMailedLink?: true;
  /** May ask for the microphone. A document of its own, without third parties: their scripts could listen. */
  readonly usesMicrophone?: true;
  /** Parameters of the query that decide what it shows; all others are for scripts in the browser. */
  readonly queryParams?: readonly string[];
}

export interface RouteRow extends RouteFlags {
  readonly name: string;
  /** English path. `:name` is a parameter, `:name?` may be absent, a final `*` takes the rest. */
  readonly path: string;
}

const undisturbed = { blockFootball: true, blockMiniBanner: true } as const;
const personal = { isPersonal: true, ...undisturbed } as const;
const mailedLink = { isMailedLink: true, ...personal } as const;
const account = { requiresAuth: true, hideFooter: true, ...personal } as const;

/**
 * Every path of the site, once. Routes, links, titles, redirects and banner lists come from here. More specific
 * paths need no order: the router ranks them.
 */
export const routeTable = [
  { name: "Home", path: "/" },
  { name: "ShoppingCart", path: "/shopping-cart", ...undisturbed },
  {
    name: "Products",
    path: "/products",
    queryParams: ["for", "format", "price", "sort", "system"],
  },
  { name: "Finder", path: "/find", queryParams: ["make", "record", "spend"] },
  { name: "Try", path: "/try", usesMicrophone: true, ...undisturbed },
  { name: "AutoTune", path: "/products/auto-tune/:slug?/:subnav_slug?" },
  { name: "VocalEffects", path: "/products/creative-vocal-effects/:slug?/:subnav_slug?" },
  { name: "AiPowered", path: "/products/ai-powered-vocal-chain/:slug?/:subnav_slug?" },
  { name: "Subscriptions", path: "/products/subscriptions/:slug?/:subnav_slug?" },
  { name: "Compare", path: "/products/compare" },
  { name: "Overview", path: "/my-account", ...account },
  { name: "SubscriptionDetail", path: "/my-account/subscriptions/:id", ...account },
  { name: "Orders", path: "/my-account/orders", ...account },
  { name: "UserUpgrades", path: "/my-account/user-upgrades", ...account },
  { name: "Profile", path: "/my-account/profile", ...account },
  { name: "Checkout", path: "/checkout", hideFooter: true, ...personal },
  { name: "OrderSummary", path: "/order-summary", ...personal },
  { name: "AccountSetup", path: "/setup", ...mailedLink },
  { name: "PasswordReset", path: "/password-reset", ...mailedLink },
  { name: "Confirm", path: "/confirm", ...mailedLink },
  { name: "Withdrawal", path: "/withdrawal", ...personal },
  { name: "Cancellation", path: "/cancellation", ...personal },
  { name: "CommunicationPreferences", path: "/communications", ...mailedLink },
  { name: "SiteSearch", path: "/search", queryParams: ["mode", "q"] },
  { name: "LearningCenter", path: "/learning-center", queryParams: ["level", "product", "topic"] },
  { name: "Tutorial", path: "/learning-center/:slug" },
  { name: "Community", path: "/community", queryParams: ["topic"] },
  { name: "CommunityPost", path: "/community/:slug" },
  { name: "CommunityElsewhere", path: "/community/:slug/*" },
  { name: "SoftwareDownload", path: "/software-download/:slug?" },
  { name: "DiscontinuedSoftwareDownload", path: "/discontinued-software-download" },
  { name: "ProductManual", path: "/documentation/*", queryParams: ["manual", "mode", "q"] },
  { name: "CodeRedemption", path: "/code-redemption", ...personal },
  { name: "DealerCode", path: "/dealercode/:slug?", ...personal },
  { name: "Promotions", path: "/promotions/:slug" },
  { name: "NewsletterSignup", path: "/newsletter-signup" },
  { name: "BetaSignup", path: "/beta-signup" },
  { name: "PrivacyPolicy", path: "/privacy-policy" },
  { name: "PolicyVersion", path: "/policies/:slug/:version" },
  { name: "RefundsPolicy", path: "/refunds-policy" },
  { name: "EduSiteLicenseInquiry", path: "/edu-site-license-inquiry" },
  { name: "Artists", path: "/artists" },
  { name: "Artist", path: "/artists/:slug" },
  { name: "StoreTest", path: "/store-test", ...undisturbed },
  { name: "DawCompatibility", path: "/daw-compatibility/:system" },
  { name: "WPPageRenderer", path: "/:slug" },
  { name: "PageNotFound", path: "/*" },
] as const satisfies readonly RouteRow[];

type Route = (typeof routeTable)[number];
export type RouteName = Route["name"];
type PathOf<Name extends RouteName> = Extract<Route, { name: Name }>["path"];

type ParamsOfSegments<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsOfSegments<Head> & ParamsOfSegments<Tail>
  : Path extends `:${infer Name}?`
    ? { readonly [K in Name]?: string }
    : Path extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : Path extends "*"
        ? { readonly "*": string }
        : unknown;

/** The parameters of a route of that name. */
export type RouteParams<Name extends RouteName> = ParamsOfSegments<PathOf<Name>>;

export function findRoute(name: RouteName): RouteRow {
  const row = routeTable.find((candidate) => candidate.name === name);
  if (row === undefined) throw new Error(`No route is named ${name}`);
  return row;
}
