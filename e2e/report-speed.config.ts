import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** How long reports take to open in a shop with the customers of years (`pnpm reports:speed`). */
export default defineConfig({
  ...journeys,
  globalSetup: "./report-speed/start-grown-shop.ts",
  testDir: "./report-speed",
  outputDir: "../reports/report-speed",
  reporter: [["list"]],
  workers: 1,
  timeout: 2_400_000,
});
