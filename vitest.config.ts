import { defineConfig } from "vitest/config";
import { linguiPlugins } from "./packages/emails/lingui-plugins.ts";

export default defineConfig({
  test: {
    projects: [
      {
        // For the e-mails; the files of other packages pass untouched.
        plugins: linguiPlugins,
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.{ts,tsx}"],
          // They share no state between files, and loading again for each takes longer than running it.
          isolate: false,
          setupFiles: "./packages/database/src/testing/drop-clones.ts",
          // Making or dropping a database may have to wait for the server.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
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
    reporters: ["default", "json", "./scripts/verify/second-tries-reporter.ts"],
    outputFile: { json: "reports/vitest.json" },
  },
});
