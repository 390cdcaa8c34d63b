import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Of what the film is made: its drawing, and the recordings that it shows. */
export async function madeFrom(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [
    "scripts/film/run.ts",
    "scripts/film/draw-frame.ts",
    "apps/storefront/public/demos/made-from.json",
  ])
    hash.update(await readFile(join(root, file)));
  return hash.digest("hex");
}
