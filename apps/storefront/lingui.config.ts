import { defaultLanguage, languages } from "@autotune/routes";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** What only personal pages and the sign-in show; the first view of the shop does without its texts. */
const personal = [
  ...[
    "account",
    "auth",
    "checkout",
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
    "communications",
    "confirm",
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

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languages],
  catalogs: [
    { path: "<rootDir>/app/locales/{locale}", include: ["<rootDir>/app"], exclude: personal },
    { path: "<rootDir>/app/locales/personal/{locale}", include: personal },
  ],
  // Line numbers would change the catalogues with every edit of a component.
  format: formatter({ lineNumbers: false }),
});
