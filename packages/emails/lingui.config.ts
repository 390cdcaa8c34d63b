import { defaultLanguage, languages } from "@autotune/routes";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languages],
  // A text without a translation is sent in English, never as the hash that identifies it.
  fallbackLocales: { default: defaultLanguage },
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}",
      include: ["<rootDir>/src"],
      exclude: ["<rootDir>/src/**/*.test.ts"],
    },
  ],
  // Line numbers would change the catalogues with every edit of an e-mail.
  format: formatter({ lineNumbers: false }),
});
