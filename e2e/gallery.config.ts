import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** The components by themselves: no shop, no database. */
export default defineConfig({
  testDir: "./gallery",
  testMatch: "**/*.e2e.ts",
  outputDir: "../reports/playwright-gallery",
  reporter: [["list"], ["json", { outputFile: "../reports/gallery.json" }]],
  workers: 1,
  retries: journeys.retries ?? 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: "pnpm --filter @autotune/ui gallery:preview",
    cwd: "..",
    url: "http://127.0.0.1:4690",
    timeout: 120_000,
  },
  use: { ...journeys.use, baseURL: "http://127.0.0.1:4690" },
});
