import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../stack/processes.ts";

/** Made by tools out of the other files, or by a run. */
const made = new Set([
  "node_modules",
  "build",
  "dist",
  ".next",
  ".react-router",
  "coverage",
  "reports",
  "next-env.d.ts",
]);

export interface Inputs {
  /** Folders and files, from the root of the repository. */
  readonly paths: readonly string[];
  /** What else decides the result: a day, a setting. */
  readonly salt?: string;
  /** Tests do not change what is built or seeded. */
  readonly withoutTests?: boolean;
}

/** The same for the same names and contents of files, on every machine; it needs no git. */
export async function hashInputs({
  paths,
  salt = "",
  withoutTests = false,
}: Inputs): Promise<string> {
  const hash = createHash("sha256").update(salt);
  const files = (await Promise.all(paths.map(filesBelow))).flat();
  for (const file of [...new Set(files)].toSorted()) {
    if (withoutTests && /\.test\.tsx?$/.test(file)) continue;
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest("hex").slice(0, 20);
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(join(root, path));
  if (found.isFile()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const below = entries
    .filter((entry) => !made.has(entry.name) && !entry.name.endsWith(".tsbuildinfo"))
    .map(async (entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(inner);
      return entry.isFile() ? [inner] : [];
    });
  return (await Promise.all(below)).flat();
}
