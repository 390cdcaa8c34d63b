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
    "app/platform/navigation/(?!read-page-number|with-query|read-url|use-stay-at-part)",
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
  /** Every place with a price. */
  prices: [
    "app/features/catalogue/(prices/|product-image|product-page/(family-words|plan-tools))",
    "app/features/checkout/offers/card-button",
    "app/features/content/reading/in-places",
    "packages/commerce/src/catalogue/(money|pricing|products)/",
    "packages/commerce/src/licensing/covered-products",
    "packages/contract/src/catalogue/families",
    "packages/ui/src/(badge|breadcrumb|busy-mark|button|discount-pill|empty-state|link-class|throttle)\\.",
  ],
  api: [
    "app/features/catalogue/api/(check-cache|read-amounts)",
    "app/platform/(api|storage|tabs)/",
  ],
  session: ["app/features/identity/(api|session)/", "packages/commerce/src/identity/"],
  cart: [
    "app/features/checkout/(api/(post-cart|stored-cart)|cart/)",
    "app/features/licensing/owned-products/owned\\.ts",
    "packages/commerce/src/(checkout/(?!upgrades/is-paid-with)|subscriptions/trials/)",
  ],
  forms: [
    "app/platform/failures/(failure-notice|failure-words|use-shown-failure)",
    "app/platform/focus/",
    "app/platform/forms/(focus-field|name-order)",
    "app/platform/lazy/use-is-hydrated",
    "packages/ui/src/(checkbox-field|field|notice|password-field|select-field|text-field|use-early-input)\\.",
  ],
  "account-form": ["app/features/identity/account-form/"],
  "country-picker": [
    "app/features/(catalogue/country/choose-country|checkout/country/country-picker)",
    "app/platform/formats/list-countries",
  ],
  dialogs: ["packages/ui/src/(dialog|modal)\\.", "node_modules/\\.pnpm/@base-ui.*/dialog/"],
  "cart-lines": [
    "app/features/checkout/cart-drawer/(empty-cart|line-)",
    "app/features/subscriptions/plan/(next-charge|renewal-terms)",
    "app/platform/formats/shown-date",
  ],
  offers: [
    "app/features/checkout/offers/(direct-buy|manage-plan|plan-actions|price-and-buy|trial-action)",
    "app/features/subscriptions/summary/use-plan-page",
    "packages/ui/src/product-card/",
  ],
  search: [
    "app/features/content/api/fetch-search",
    "app/features/content/search/(corrected-query|hit-|search-status|suggested-queries|ways-on)",
  ],
  listening: [
    "app/features/catalogue/(instrument/instrument-player-name|listening/listening)",
    "packages/ui/src/audio/(open-audio|sound-registry)",
  ],
  "block-parts": [
    "app/features/catalogue/tryout/try-link",
    "app/platform/formats/last-minute",
    "packages/contract/src/platform/systems",
    "packages/ui/src/(accordion|timeline)\\.",
  ],
  reading: ["app/features/content/reading/(published-html|site-href)"],
  consent: [
    "app/features/consent/consent-(settings|status)",
    "app/features/marketing/(api/fetch-measurement|tag-manager/(data-layer|is-url-private))",
    "packages/contract/src/consent/inventory",
  ],
  "pitch-line": ["packages/ui/src/(draw-pitch|pitch-line|seeded-random)"],
  navigation: ["app/shell/navigation/", "app/shell/footer/(social-icon|use-social-places)"],
}).map(([name, files]) => ({ name, test: new RegExp(files.join("|")) }));
