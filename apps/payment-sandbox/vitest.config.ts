import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@autotune/payment-sandbox",
    globalSetup: "./test/database-template.ts",
    testTimeout: 20_000,
    // They wait for the database more than they compute; by default a machine of two cores runs one at a time.
    // Each file has a shop of its own, and PostgreSQL has a hundred connections for all of them.
    maxWorkers: 3,
    // A CI machine may stall; tests that needed a retry are named in the last lines of the run.
    retry: process.env["CI"] === undefined ? 0 : 1,
    // Vitest runs projects with different worker counts one after the other.
    sequence: { groupOrder: 1 },
  },
});
