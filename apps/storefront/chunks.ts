/**
 * The files that the browser loads together come as one: small files compress badly, and each has to be named in
 * the list of what to preload, which every first view carries. A module goes to the first group that matches it.
 */
export const chunkGroups = Object.entries({
  /** What every page shows. Of a feature only that: rules, API calls and purchase are loaded on interaction. */
  "first-view": [
    "node_modules/\\.pnpm/(react|scheduler|zustand|@lingui)",
    "packages/routes/src",
    "packages/ui/src/(button-class|menu|use-dismissal|logo-mark)",
    "app/root\\.tsx",
    "app/blocks/(blocks|is-head-block)\\.tsx?",
    "app/document/(?!private-meta|storefront-context|structured-data/)",
    "app/document/structured-data/(social-image-href|structure-(breadcrumbs|faq|site)|structured-data)",
    "app/features/catalogue/(country/country|store/catalogue)\\.ts",
    "app/features/checkout/cart/(cart|offer-dialog-store|paying)\\.ts",
    "app/features/checkout/cart-drawer/cart-(button|drawer-host)",
    "app/features/content/search/search-sign",
    "app/features/identity/session/(sign-in-dialog|session-tabs|start-user|user-store)\\.ts",
    "app/features/identity/sign-in/(auth-dialog-host|read-login-email)",
    "app/features/marketing/experiments/mark-experiments",
    "app/features/subscriptions/summary/subscription-status\\.ts",
    "app/platform/error-reports/(catch-failures|watch-errors)",
    "app/platform/api/load-fresh",
    "app/platform/i18n/(?!lang-of)",
    "app/platform/lazy/(?!buffered-event|use-is-hydrated)",
    "app/platform/navigation/(?!read-page-number|with-query|read-url)",
    "app/platform/notifications/notifications\\.ts",
    "app/shell/(draft-banner|pending-line|skip-link|toasts-host|translation-note)",
    "app/shell/account/(?!account-frame)",
    "app/shell/footer/page-end-host",
    "app/shell/header/(?!user-menu|derived-user)",
    "app/shell/lazy/lazy-shell-host",
    "app/shell/mini-banner/mini-banner-host",
    "app/shell/navigation/(main-links|open-menu|plan-button|search-button)",
    "app/shell/screens/",
  ],
  /** What a product's page is called, which the head of its document tells. */
  "product-names": [
    "app/document/structured-data/product-crumbs",
    "app/features/catalogue/product-page/(family-words|subpage-labels)",
    "packages/contract/src/catalogue/families",
  ],
  /** Every place with a price. */
  prices: [
    "app/features/catalogue/(prices/|product-image|product-page/plan-tools)",
    "app/features/checkout/offers/card-button",
    "app/features/content/reading/in-places",
    "packages/commerce/src/catalogue/(money|pricing|products)/",
    "packages/commerce/src/licensing/covered-products",
    "packages/ui/src/(badge|breadcrumb|busy-mark|button|discount-pill|empty-state|link-class|throttle)\\.",
  ],
  api: ["app/platform/(api|storage|tabs)/"],
  session: ["app/features/identity/(api|session)/", "packages/commerce/src/identity/"],
  cart: [
    "app/features/checkout/(api/(post-cart|stored-cart)|cart/)",
    "app/features/licensing/owned-products/owned\\.ts",
    "packages/commerce/src/(checkout/(?!upgrades/is-paid-with)|subscriptions/trials/)",
  ],
  forms: ["packages/ui/src/(checkbox-field|field|password-field|select-field|text-field)\\."],
  navigation: ["app/shell/navigation/", "app/shell/footer/(social-icon|use-social-places)"],
}).map(([name, files]) => ({ name, test: new RegExp(files.join("|")) }));
