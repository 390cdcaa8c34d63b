import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** The whole site, link by link: long, so apart from the journeys. */
export default defineConfig(journeys, {
  testDir: "./crawl",
  timeout: 30 * 60_000,
  reporter: [["list"], ["json", { outputFile: "../reports/crawl.json" }]],
});
