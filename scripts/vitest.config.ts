import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "checks", testTimeout: 20_000 } });
