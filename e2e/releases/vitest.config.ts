import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "releases",
    include: ["*.release.ts"],
    // It has the machine to itself.
    fileParallelism: false,
    // Three times every process: a minute for each where the machine is busy.
    testTimeout: 900_000,
    // The next release is built first.
    hookTimeout: 300_000,
    reporters: ["default", ["json", { outputFile: "../../reports/releases.json" }]],
  },
});
