import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "checks", testTimeout: 60_000 } });
