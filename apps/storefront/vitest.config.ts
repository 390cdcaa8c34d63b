import { defineConfig } from "vitest/config";

// A separate configuration: the build's would start React Router's plugin for pure functions.
export default defineConfig({
  test: {
    name: "@autotune/storefront",
    include: ["app/**/*.test.ts"],
    // Each file has a state of its own; a thread starts faster than a process.
    pool: "threads",
    testTimeout: 20_000,
  },
});
