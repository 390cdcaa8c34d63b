import { migrate } from "@autotune/database/migrate";
import { asRole } from "@autotune/database/roles";
import { createTemplate } from "@autotune/database/testing";
import { getPayload } from "payload";
import type { TestProject } from "vitest/node";
import { applyCmsMigrations } from "../commands/apply-migrations.ts";
import { buildCmsConfig } from "../config.ts";
import { stopPayload } from "./stop-payload.ts";
import { testEnvironment } from "./test-environment.ts";

declare module "vitest" {
  interface ProvidedContext {
    cmsTemplate: string;
  }
}

/** Both schemas are migrated once; every test file begins with a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await createTemplate({
    name: "cms",
    async prepare(url) {
      await migrate(url);
      const payload = await getPayload({
        config: buildCmsConfig(testEnvironment({ DATABASE_URL: asRole(url, "migrations") })),
      });
      await applyCmsMigrations(payload);
      await stopPayload(payload);
    },
  });
  project.provide("cmsTemplate", template.name);
  return () => template.drop();
}
