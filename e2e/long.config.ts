import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const { grepInvert: long, ...shared } = journeys;

const part = process.env["JOURNEYS_PART"];
const named = part ?? "1";
const oldReports = [
  ["../scripts/requirements/delete-journey-reports.ts", { reports: "long-journeys-*.json" }],
] as const;

/** The journeys that the daily run leaves out. */
export default defineConfig({
  ...shared,
  ...(long === undefined ? {} : { grep: long }),
  outputDir: `../reports/long-journeys-${named}`,
  reporter: [
    ["list"],
    ...(part === undefined ? oldReports : []),
    ["json", { outputFile: `../reports/long-journeys-${named}.json` }],
  ],
});
