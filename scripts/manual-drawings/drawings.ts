import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { madeFromFile as facesMadeFrom } from "../faceplates/made-from.ts";
import { root } from "../faceplates/pictures.ts";

export const drawingsFolder = resolve(root, "apps/storefront/public/images/manuals");

/** Beside the drawings: the hash of what they were drawn from. */
export const madeFromFile = resolve(drawingsFolder, "made-from.json");

/** In bytes: of one file, and of all together. */
export const limits = { each: 70_000, all: 2_000_000 };

export function fileOf(drawing: string, width: number): string {
  return `${drawing}-${width}.webp`;
}

/** One hash over the windows, the numbers on them, the controls and the script. */
export async function hashInputs(): Promise<string> {
  const folders = [
    resolve(root, "packages/ui/src/manual-drawings"),
    resolve(root, "packages/commerce/src/catalogue/controls"),
    import.meta.dirname,
  ];
  const hash = createHash("sha256");
  // Whatever changes a window changes this file.
  hash.update(await readFile(facesMadeFrom));
  for (const folder of folders) {
    const files = (await readdir(folder)).filter((name) => !name.endsWith(".test.ts"));
    for (const name of files.toSorted()) {
      hash.update(relative(root, resolve(folder, name)));
      hash.update(await readFile(resolve(folder, name)));
    }
  }
  return hash.digest("hex");
}
