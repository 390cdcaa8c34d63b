import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Changes whenever something changes of which the recordings are made: code, melodies, settings. */
export async function inputsHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of ["packages/voice/src", "scripts/demos"]) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const file of files.filter(isInput).toSorted()) {
      hash.update(file).update(await readFile(join(root, folder, file)));
    }
  }
  hash.update(await readFile(join(root, "packages/voice/package.json")));
  return hash.digest("hex");
}

function isInput(file: string): boolean {
  return file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing/");
}
