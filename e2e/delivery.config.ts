import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** The images of deploy/, built and run: `pnpm delivery`. As root, on a machine with what install-services.sh calls "containers". */
export default defineConfig({
  testDir: "./delivery",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./delivery/start-images.ts",
  outputDir: "../reports/delivery",
  reporter: [["list"], ["json", { outputFile: "../reports/delivery.json" }]],
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  ...(journeys.use === undefined ? {} : { use: journeys.use }),
});
