import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const cwd = import.meta.dirname;

/** Of the state only what every page shows: rules, API calls and purchase are loaded on interaction. */
const firstView = new RegExp(
  [
    "node_modules/\\.pnpm/(react|scheduler|zustand|@lingui)",
    "packages/routes/src",
    "packages/ui/src/(button-class|menu|use-dismissal|logo-mark|audio/open-audio)",
    "app/(root|document/(?!mark-country|use-is-alive|structure-(post|product|tutorial))|shell/(?!toasts\\.|user-menu|page-end/|awake/|mini-banner/|tabs-host)|features/(cart/cart-(button|drawer-host)|error-reports/watch-errors))",
    "app/i18n/",
    "app/state/(cart|catalogue|country|dialog|listening|notifications|offer-dialogs|paying|plan-standing|read-login-email|say|session-tabs|start-user|user-store)\\.ts",
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
