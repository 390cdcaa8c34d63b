import { createTemplate } from "@autotune/database/testing";
import type { TestProject } from "vitest/node";

/** An empty database: the sandbox makes its tables itself. Each test file clones it. */
export default async function setup(project: TestProject) {
  const template = await createTemplate({ name: "sandbox", prepare: async () => {} });
  project.provide("databaseTemplate", template.name);
  return () => template.drop();
}

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}
