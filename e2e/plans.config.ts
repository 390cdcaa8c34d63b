import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** The daily journeys on a shop with the customers of years, whose database writes down every plan (`pnpm plans`). */
export default defineConfig({
  ...journeys,
  globalSetup: "./plans/start-grown-shop.ts",
  outputDir: "../reports/plans-journeys",
  reporter: [["dot"]],
  // Explaining every statement takes time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
});
