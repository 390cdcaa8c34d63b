import { defaultLanguage, languages } from "@autotune/routes";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languages],
  catalogs: [{ path: "<rootDir>/app/locales/{locale}", include: ["app"] }],
  // Line numbers would change the catalogues with every edit of a component.
  format: formatter({ lineNumbers: false }),
});
