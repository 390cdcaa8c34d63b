import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@autotune/server",
    globalSetup: "./test/database-template.ts",
    setupFiles: ["@autotune/database/testing/drop-clones", "./test/mark-secret.ts"],
    testTimeout: 20_000,
    // Most begin with a shop of their own.
    hookTimeout: 60_000,
    // They wait for the database more than they compute; by default a machine of two cores runs one at a time.
    // Each file has a shop of its own, and PostgreSQL has a hundred connections for all of them: three files beside the
    // CMS's took 94.
    maxWorkers: 2,
    // Loading the server takes longer than most files take to run, so that those of one process share it.
    isolate: false,
    // A machine of CI may stand still; who needed another try is named in the last lines of the run.
    retry: process.env["CI"] === undefined ? 0 : 1,
    // Vitest wants projects with other numbers of workers one after the other.
    sequence: { groupOrder: 1 },
  },
});
