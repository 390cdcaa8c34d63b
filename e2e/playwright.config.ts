import { defineConfig } from "@playwright/test";
import { launchChromium } from "./fixtures/launch-chromium.ts";

/** They end a service for good, so they run after all others. */
const outages = "**/without-{cms,provider}.e2e.ts";

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
  outputDir: "../reports/playwright",
  reporter: [
    ["list"],
    // Parts of a run on several machines have reports of their own.
    ["json", { outputFile: `../reports/${process.env["JOURNEYS_REPORT"] ?? "journeys.json"}` }],
  ],
  // One shop for all journeys; some of them change what it shows.
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
