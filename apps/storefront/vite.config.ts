import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const cwd = import.meta.dirname;

/** Of a feature only what every page shows: rules, API calls and purchase are loaded on interaction. */
const firstViewFiles = [
  "root\\.tsx",
  "document/(?!private-meta|storefront-context|structured-data/)",
  "document/structured-data/(social-image-href|structure-(breadcrumbs|faq|site)|structured-data)",
  "features/catalogue/(country/country|listening/listening|store/catalogue)\\.ts",
  "features/checkout/cart/(cart|offer-dialog-store|paying)\\.ts",
  "features/checkout/cart-drawer/cart-(button|drawer-host)",
  "features/content/search/search-sign",
  "features/identity/session/(sign-in-dialog|session-tabs|start-user|user-store)\\.ts",
  "features/identity/sign-in/(auth-dialog-host|read-login-email)",
  "features/marketing/experiments/mark-experiments",
  "features/subscriptions/summary/subscription-status\\.ts",
  "platform/error-reports/(catch-failures|watch-errors)",
  "platform/i18n/(?!lang-of)",
  "platform/lazy/(?!buffered-event|use-is-hydrated)",
  "platform/navigation/(?!read-page-number|with-query|read-url)",
  "platform/notifications/notifications\\.ts",
  "shell/(draft-banner|pending-line|skip-link|toasts-host|translation-note)",
  "shell/account/(?!account-frame)",
  "shell/footer/(page-end-host|social-icon|use-social-places)",
  "shell/header/(?!user-menu|derived-user)",
  "shell/lazy/lazy-shell-host",
  "shell/mini-banner/mini-banner-host",
  "shell/navigation/(main-links|open-menu|plan-button|search-button)",
  "shell/screens/",
];
const firstView = new RegExp(
  [
    "node_modules/\\.pnpm/(react|scheduler|zustand|@lingui)",
    "packages/routes/src",
    "packages/ui/src/(button-class|menu|use-dismissal|logo-mark|audio/open-audio)",
    `app/(${firstViewFiles.join("|")})`,
  ].join("|"),
);

export default defineConfig({
  root: cwd,
  plugins: [
    tailwindcss(),
    lingui({ cwd }),
    // Given here, because the transformer would look for it where the process was started.
    babel({
      cwd,
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })],
    }),
    reactRouter(),
  ],
  build: {
    // Fonts and images stay files: inlined as data they would need `data:` in the page's CSP.
    assetsInlineLimit: 0,
    sourcemap: false,
    // What every first view needs comes as one file: thirty small ones pack worse by a tenth.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first-view", test: firstView }] } },
    },
  },
});
