import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { imagesFolder, root } from "./pictures.ts";

/** Beside the images: the hash of what they were drawn from. */
export const madeFromFile = resolve(imagesFolder, "made-from.json");

const ui = resolve(root, "packages/ui/src");
const drawnWith = [
  "circle.ts",
  "draw-pitch.ts",
  "knob.tsx",
  "pitch-line/spectrum.tsx",
  "seeded-random.ts",
  "tokens.css",
];

/** One hash over everything that an image of a product depends on. */
export async function hashInputs(): Promise<string> {
  const plates = (await readdir(resolve(ui, "faceplates"))).toSorted();
  const files = [
    ...plates.map((plate) => resolve(ui, "faceplates", plate)),
    ...drawnWith.map((file) => resolve(ui, file)),
    resolve(root, "apps/storefront/app/styles/fonts.css"),
    resolve(import.meta.dirname, "drawing-board.ts"),
    resolve(import.meta.dirname, "pictures.ts"),
    resolve(import.meta.dirname, "run.ts"),
  ];
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(relative(root, file));
    hash.update(await readFile(file));
  }
  return hash.digest("hex");
}
