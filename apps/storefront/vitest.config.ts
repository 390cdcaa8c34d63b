import { defineConfig } from "vitest/config";

// Its own configuration: the one of the build would start React Router's plugin for pure functions.
export default defineConfig({
  test: {
    name: "@autotune/storefront",
    include: ["app/**/*.test.ts"],
    // A state of its own for each file, without a process of its own: two fifths of the processor's time.
    pool: "vmThreads",
  },
});
