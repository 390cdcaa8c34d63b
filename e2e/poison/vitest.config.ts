import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "poison",
    include: ["*.test.ts"],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 180_000,
    reporters: ["verbose", ["json", { outputFile: "../../reports/poison.json" }]],
  },
});
