import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/server", "apps/storefront", "apps/cms", "scripts"],
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
  },
});
