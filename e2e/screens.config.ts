import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** Every screen at three widths, to be looked at: long, so apart from the journeys. */
export default defineConfig(journeys, {
  testDir: "./screens",
  globalSetup: "./screens/contact-sheet.ts",
  timeout: 5 * 60_000,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "../reports/screens.json" }]],
});
