import { migrate } from "@autotune/database/migrate";
import { asRole } from "@autotune/database/roles";
import { createTemplate } from "@autotune/database/testing";
import type { TestProject } from "vitest/node";
import { startBoss } from "../src/platform/jobs/start-boss.ts";

/** One migrated database for the whole run, with the tables that the first worker makes; each test file clones it. */
export default async function setup(project: TestProject) {
  const template = await createTemplate({
    name: "server",
    async prepare(url) {
      await migrate(url);
      const boss = await startBoss(asRole(url, "worker"), () => undefined);
      await boss.stop({ graceful: false });
    },
  });
  project.provide("databaseTemplate", template.name);
  return () => template.drop();
}

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}
