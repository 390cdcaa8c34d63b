/** A part of the business: the folders that are its own, and the journeys that walk through it. */
interface Domain {
  readonly storefront?: readonly string[];
  readonly cms?: readonly string[];
  readonly commerce?: readonly string[];
  readonly journeys: readonly string[];
}

/** For what runs in the shop and belongs to no domain alone: browsing, signing up, and buying. */
export const smokeJourneys: readonly string[] = ["purchase", "visitor"];

/**
 * Which journeys `pnpm check` runs for a change: folders of `apps/storefront/app/features`, `apps/cms/src` and
 * `packages/commerce/src`, journeys of `e2e/journeys`. The server's folders have the domains' names.
 */
export const domains: Readonly<Record<string, Domain>> = {
  identity: {
    storefront: ["auth", "account", "profile", "security", "confirmations"],
    commerce: ["accounts", "addresses", "validation"],
    journeys: [
      "account-by-keyboard",
      "accounts",
      "overview",
      "password-reset",
      "profile",
      "security",
      "sign-in",
    ],
  },
  consent: {
    storefront: ["consent"],
    journeys: ["consent", "consent-session"],
  },
  catalogue: {
    storefront: ["catalogue", "instrument", "listening", "offers", "price-honesty", "upgrades"],
    cms: ["catalogue"],
    commerce: ["catalogue", "money", "price-history", "pricing", "upgrades"],
    journeys: [
      "cards",
      "catalogue-pages",
      "country",
      "country-at-the-edge",
      "for-sale",
      "listening",
      "offers",
      "price-facts",
      "price-lowest",
      "product-options",
      "upgrades",
    ],
  },
  content: {
    storefront: [
      "artists",
      "community",
      "learning",
      "manuals",
      "navigation",
      "search",
      "testimonials",
    ],
    cms: ["blocks", "films", "pictures", "preview", "reading", "scheduling", "translation"],
    journeys: [
      "chrome",
      "chrome-keyboard",
      "editor",
      "editor-page",
      "editor-translations",
      "editor-versions",
      "forms-and-policies",
      "languages",
      "page-blocks",
      "published-everywhere",
      "reading",
      "redirects",
      "search-engines",
      "site-search",
      "visitor",
      "without-cms",
    ],
  },
  licensing: {
    storefront: ["downloads", "licences", "software-download"],
    cms: ["installers"],
    journeys: ["licences", "software-download"],
  },
  subscriptions: {
    storefront: ["subscriptions"],
    commerce: ["cost-over-time", "plans", "trials"],
    journeys: ["subscription", "subscription-pending", "trial"],
  },
  checkout: {
    storefront: ["cart", "cart-recovery", "checkout", "promotions", "store-test"],
    commerce: ["cart", "coupons", "freebies", "kept"],
    journeys: [
      "cart",
      "cart-drawer",
      "cart-recovery",
      "checkout-coupon",
      "checkout-gifts",
      "checkout-guest",
      "checkout-plans",
      "checkout-policy",
      "checkout-upgrade",
      "forged-cart",
      "promotions",
      "store-test",
      "tabs",
      "too-many-payments",
      "without-provider",
    ],
  },
  orders: {
    storefront: ["orders", "rights"],
    journeys: ["interrupted-purchase", "payment-outcomes", "purchase", "rights"],
  },
  marketing: {
    storefront: [
      "beta",
      "code-redemption",
      "edu-inquiry",
      "experiments",
      "mini-banner",
      "newsletter",
      "promo-popup",
      "tracking",
    ],
    commerce: ["codes"],
    journeys: [
      "affiliate",
      "beta-signup",
      "code-redemption",
      "communications",
      "dealer-code",
      "edu-inquiry",
      "experiments",
      "mail-delivery",
      "mini-banner",
      "newsletter",
      "newsletter-digest",
      "price-alert",
      "promo-popup",
      "tracking",
    ],
  },
  support: {
    cms: ["back-office"],
    journeys: ["staff-password", "support-desk"],
  },
  privacy: {
    journeys: ["rights"],
  },
  platform: {
    storefront: ["error-reports", "vitals"],
    journeys: [
      "accessibility",
      "edge",
      "error-reports",
      "first-press",
      "first-view",
      "shell",
      "unreliable-network",
      "vitals",
    ],
  },
};
