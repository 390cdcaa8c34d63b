import { expect, test } from "vitest";
import { buildCmsConfig } from "./config.ts";
import { buildEnvironment } from "./environment.ts";

const { collections } = await buildCmsConfig(buildEnvironment);

test("every collection with drafts says by its own name how it is published", () => {
  const drafted = collections.filter(({ versions }) => versions?.drafts);
  expect(
    drafted.map(({ custom }) => (custom.publication ?? custom.rowPublication).collection),
  ).toEqual(drafted.map(({ slug }) => slug));
});
