import { defaultLanguage, languages } from "@autotune/routes";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** What only personal pages and the sign-in show. */
const personal = [
  ...[
    "account",
    "auth",
    "checkout",
    "code-redemption",
    "confirmations",
    "downloads",
    "licences",
    "orders",
    "profile",
    "rights",
    "security",
    "subscriptions",
    "upgrades",
  ].map((feature) => `app/features/${feature}`),
  ...[
    "checkout",
    "code-redemption",
    "communications",
    "confirm",
    "dealer-code",
    "order-summary",
    "orders",
    "overview",
    "password-reset",
    "profile",
    "setup",
    "subscription-detail",
    "user-upgrades",
    "withdrawal",
  ].map((route) => `app/routes/${route}.tsx`),
  "app/asking",
  "app/terms/plan-badge.tsx",
  "app/terms/plan-steps.tsx",
].map((place) => `<rootDir>/${place}`);

/** What is shown before any interaction: the bar, the top of a page, prices, and early errors. */
const firstView = [
  "features/cart/buy-button.tsx",
  "features/cart/cart-button.tsx",
  "features/catalogue/family-eyebrow.tsx",
  "features/catalogue/family-screen.tsx",
  "features/catalogue/family-words.ts",
  "features/catalogue/product-crumbs.ts",
  "features/catalogue/product-hero.tsx",
  "features/catalogue/product-subnav.tsx",
  "features/catalogue/subpage-labels.ts",
  "features/instrument/instrument-host.tsx",
  "features/offers/buy-box.tsx",
  "prices",
  "routes/product.tsx",
  "shell/account-skeleton.tsx",
  "shell/account-unreachable.tsx",
  "shell/bar",
  "shell/draft-band.tsx",
  "shell/error-screen.tsx",
  "shell/header.tsx",
  "shell/language-menu.tsx",
  "shell/message-screen.tsx",
  "shell/not-found.tsx",
  "shell/skip-link.tsx",
  "shell/translation-note.tsx",
  "shell/user-area.tsx",
  // Their code is lazy, but imported from many places.
  "state",
].map((place) => `<rootDir>/app/${place}`);

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languages],
  catalogs: [
    { path: "<rootDir>/app/locales/first-view/{locale}", include: firstView },
    {
      path: "<rootDir>/app/locales/shop/{locale}",
      include: ["<rootDir>/app"],
      exclude: [...firstView, ...personal],
    },
    { path: "<rootDir>/app/locales/personal/{locale}", include: personal },
  ],
  // Line numbers would change the catalogues with every edit of a component.
  format: formatter({ lineNumbers: false }),
});
