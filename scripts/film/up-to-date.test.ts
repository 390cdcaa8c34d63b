import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { madeFrom } from "./made-from.ts";

const folder = join(import.meta.dirname, "../../apps/cms/src/seed/films");

it("the film is drawn from what is here now: else run `pnpm film`", async () => {
  const made: unknown = JSON.parse(await readFile(join(folder, "made-from.json"), "utf8"));
  expect(made).toEqual({ inputs: await madeFrom() });
});
