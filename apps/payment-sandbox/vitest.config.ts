import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@autotune/payment-sandbox",
    globalSetup: "./test/database-template.ts",
    testTimeout: 20_000,
  },
});
