import { defineConfig } from "vitest/config";

// Its own configuration: the one of the build would start React Router's plugin for pure functions.
export default defineConfig({
  test: {
    name: "@autotune/storefront",
    include: ["app/**/*.test.ts"],
    // Each file has a state of its own; a thread is sooner there than a process.
    pool: "threads",
  },
});
