import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "faults",
    include: ["*.fault.ts"],
    // Each fault has the machine to itself.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    reporters: ["default", ["json", { outputFile: "../../reports/faults.json" }]],
  },
});
