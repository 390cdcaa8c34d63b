import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "drills",
    include: ["*.drill.ts"],
    globalSetup: "./install-services.ts",
    // Each drill has the machine to itself.
    fileParallelism: false,
    testTimeout: 400_000,
    hookTimeout: 240_000,
    reporters: ["default", ["json", { outputFile: "../../reports/drills.json" }]],
  },
});
