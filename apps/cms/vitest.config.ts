import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@autotune/cms",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
