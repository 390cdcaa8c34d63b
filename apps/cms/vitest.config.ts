import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@autotune/cms",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    setupFiles: "@autotune/database/testing/drop-clones",
    // Loading Payload takes longer than most files take to run, so that they share one process and one load of it.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
