/** A part of the business: the folders that are its own in each application, and the journeys that walk through it. */
interface Domain {
  readonly server?: readonly string[];
  readonly storefront?: readonly string[];
  readonly cms?: readonly string[];
  readonly commerce?: readonly string[];
  readonly journeys: readonly string[];
}

/** For what runs in the shop and belongs to no domain alone: browsing, signing up, and buying. */
export const smokeJourneys: readonly string[] = ["purchase", "visitor"];

/**
 * Which journeys `pnpm check` runs for a change: folders of `apps/server/src/modules`, `apps/storefront/app/features`,
 * `apps/cms/src` and `packages/commerce/src`, journeys of `e2e/journeys`.
 */
export const domains: Readonly<Record<string, Domain>> = {
  identity: {
    server: [
      "accounts",
      "account-letters",
      "account-merges",
      "email-change",
      "passkeys",
      "sessions",
    ],
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
    server: ["consent-records"],
    storefront: ["consent"],
    journeys: ["consent", "consent-session"],
  },
  catalogue: {
    server: ["catalogue", "country", "price-history", "upgrades"],
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
    server: ["audience-content", "content", "media", "preview", "search", "seo"],
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
    server: ["activations", "downloads", "licences", "transfers"],
    storefront: ["downloads", "licences", "software-download"],
    cms: ["installers"],
    journeys: ["licences", "software-download"],
  },
  subscriptions: {
    server: ["renewal-consents", "subscriptions", "trials"],
    storefront: ["subscriptions"],
    commerce: ["cost-over-time", "plans", "trials"],
    journeys: ["subscription", "subscription-pending", "trial"],
  },
  checkout: {
    server: ["carts", "checkout", "coupons", "promotions"],
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
    server: ["orders", "withdrawals"],
    storefront: ["orders", "rights"],
    journeys: ["interrupted-purchase", "payment-outcomes", "purchase", "rights"],
  },
  marketing: {
    server: [
      "affiliate-sales",
      "beta-signup",
      "codes",
      "edu-inquiries",
      "mail-delivery",
      "measurement",
      "newsletter",
      "price-alerts",
    ],
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
    server: ["staff"],
    cms: ["back-office"],
    journeys: ["staff-password", "support-desk"],
  },
  privacy: {
    server: ["data-export", "erasure"],
    journeys: ["rights"],
  },
  platform: {
    server: ["error-reports", "policy-reports", "vitals"],
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
