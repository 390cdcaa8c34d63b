import { routesInLanguages, type RouteName } from "@autotune/routes";
import { index, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

/** The screens that are built. Every other path of the table responds with 404. */
const screens: Partial<Record<RouteName, string>> = {
  Home: "routes/content-page.tsx",
  Products: "routes/content-page.tsx",
  Finder: "routes/find.tsx",
  Try: "routes/try.tsx",
  SiteSearch: "routes/site-search.tsx",
  LearningCenter: "routes/learning-center.tsx",
  Tutorial: "routes/tutorial.tsx",
  Community: "routes/community.tsx",
  CommunityPost: "routes/community-post.tsx",
  CommunityElsewhere: "routes/community-elsewhere.tsx",
  ProductManual: "routes/manual.tsx",
  Artists: "routes/artists.tsx",
  Artist: "routes/artist.tsx",
  SoftwareDownload: "routes/software-download.tsx",
  DiscontinuedSoftwareDownload: "routes/discontinued-software-download.tsx",
  EduSiteLicenseInquiry: "routes/edu-site-license-inquiry.tsx",
  PrivacyPolicy: "routes/content-page.tsx",
  PolicyVersion: "routes/policy-version.tsx",
  RefundsPolicy: "routes/content-page.tsx",
  Compare: "routes/content-page.tsx",
  DawCompatibility: "routes/content-page.tsx",
  ShoppingCart: "routes/shopping-cart.tsx",
  AutoTune: "routes/product.tsx",
  VocalEffects: "routes/product.tsx",
  AiPowered: "routes/product.tsx",
  Subscriptions: "routes/product.tsx",
  Overview: "routes/overview.tsx",
  SubscriptionDetail: "routes/subscription-detail.tsx",
  Orders: "routes/orders.tsx",
  UserUpgrades: "routes/user-upgrades.tsx",
  Profile: "routes/profile.tsx",
  Checkout: "routes/checkout.tsx",
  OrderSummary: "routes/order-summary.tsx",
  AccountSetup: "routes/setup.tsx",
  PasswordReset: "routes/password-reset.tsx",
  Confirm: "routes/confirm.tsx",
  CommunicationPreferences: "routes/communications.tsx",
  Withdrawal: "routes/withdrawal.tsx",
  Cancellation: "routes/cancellation.tsx",
  CodeRedemption: "routes/code-redemption.tsx",
  DealerCode: "routes/dealer-code.tsx",
  Promotions: "routes/promotion.tsx",
  NewsletterSignup: "routes/newsletter-signup.tsx",
  BetaSignup: "routes/content-page.tsx",
  StoreTest: "routes/store-test.tsx",
  WPPageRenderer: "routes/content-page.tsx",
};

export default routesInLanguages().map(({ id, name, path }): RouteConfigEntry => {
  const screen = screens[name] ?? "routes/unknown-url.tsx";
  return path === "/" ? index(screen, { id }) : route(path.slice(1), screen, { id });
}) satisfies RouteConfig;
