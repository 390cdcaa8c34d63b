import { migrate } from "@autotune/database/migrate";
import { createTemplate } from "@autotune/database/testing";
import type { TestProject } from "vitest/node";

/** One migrated database for the whole run; each test file clones it. */
export default async function setup(project: TestProject) {
  const template = await createTemplate({ name: "server", prepare: migrate });
  project.provide("databaseTemplate", template.name);
  return () => template.drop();
}

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}
