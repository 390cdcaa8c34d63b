import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const { grepInvert: long, ...shared } = journeys;

/** The journeys that the daily run leaves out. */
export default defineConfig({
  ...shared,
  ...(long === undefined ? {} : { grep: long }),
  outputDir: "../reports/long-journeys",
  reporter: [["list"], ["json", { outputFile: "../reports/long-journeys.json" }]],
});
