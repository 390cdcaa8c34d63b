import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resolveStack } from "./resolve-stack.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "source-maps-"));
  // One mapping: column 0 of the built file's first line is line 1, column 2 of the source.
  const map = {
    version: 3,
    sources: ["../../../app/features/checkout/cart/cart.ts"],
    names: [],
    mappings: "AAAE",
  };
  await writeFile(join(folder, "first-view-Bx12.js.map"), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true }));

it("names the place in the code instead of a column of a built file", async () => {
  const stack = "    at Hero (https://shop.test/assets/first-view-Bx12.js:1:1)";
  expect(await resolveStack(stack, folder)).toBe(
    "    at Hero (apps/storefront/app/features/checkout/cart/cart.ts:1:3)",
  );
});

it.each([
  "    at Hero (https://shop.test/assets/of-another-release-9.js:1:1)",
  "    at Hero (https://shop.test/assets/..%2f..%2fsecret.js:1:1)",
  "    at <anonymous>",
])("leaves %s as it is", async (stack) => {
  expect(await resolveStack(stack, folder)).toBe(stack);
});
