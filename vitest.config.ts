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
    tags: [
      {
        name: "long",
        description: "Large numbers and whole processes: with the long proofs, not every day.",
      },
    ],
    reporters: ["default", "json"],
    outputFile: { json: "reports/vitest.json" },
  },
});
