import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/server",
      "apps/storefront",
      "apps/cms",
      "apps/payment-sandbox",
      "scripts",
    ],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
  },
});
