import { defineConfig } from "@playwright/test";
import { launchChromium } from "./fixtures/launch-chromium.ts";

/** They end a service for good, so they run after all others. */
const outages = "**/without-{cms,provider}.e2e.ts";

/** Parts of a run, on one machine or on several, have a shop and a report of their own. */
const part = process.env["JOURNEYS_PART"];
const named = part ?? "1";
/** A run without parts owns the reports of them all. The configurations that build on this one have reporters of their own. */
const oldReports = [["../scripts/requirements/delete-journey-reports.ts"]] as const;

export default defineConfig({
  testDir: "./journeys",
  testMatch: "**/*.e2e.ts",
  projects: [
    { name: "journeys", testIgnore: outages },
    { name: "outages", testMatch: outages },
  ],
  // Sweeps over languages, widths and rare accidents: they run with the long proofs (long.config.ts).
  grepInvert: /@long/,
  globalSetup: "./start-shop.ts",
  outputDir: `../reports/playwright-${named}`,
  reporter: [
    ["list"],
    ...(part === undefined ? oldReports : []),
    ["json", { outputFile: `../reports/journeys-${named}.json` }],
  ],
  // One shop for all journeys of a part; some of them change what it shows.
  workers: 1,
  fullyParallel: false,
  // A CI machine may stall; tests that needed another try are named in the last lines of the run.
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "en-US",
    trace: "on-first-retry",
    launchOptions: launchChromium(),
  },
});
