import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** How long the largest form of the back office takes beside a small one (`pnpm admin:speed`). */
export default defineConfig({
  ...journeys,
  testDir: "./admin-speed",
  outputDir: "../reports/admin-speed",
  reporter: [["list"]],
  timeout: 600_000,
});
