import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** A release as it was built. */
export interface BuiltRelease {
  /** Where its processes are started. */
  readonly folder: string;
  /** As its pages name it. */
  readonly key: string;
  /** Below /assets/, with their sizes. */
  readonly files: ReadonlyMap<string, number>;
}

export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const assets = join(folder, "apps/storefront/build/client/assets");
  const files = new Map<string, number>();
  let key: string | undefined;
  for (const name of await readdir(assets)) {
    key = /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? key;
    // The compressed forms are no names of their own.
    if (!/\.(?:br|gz)$/.test(name)) files.set(name, (await stat(join(assets, name))).size);
  }
  if (key === undefined) throw new Error(`${folder} is not built`);
  return { folder, key, files };
}

/** Files of some releases that one of the web processes does not have, requested past the edge and what it has cached. */
export async function findMissingFiles(
  webPorts: readonly number[],
  releases: readonly BuiltRelease[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const port of webPorts)
    for (const { key, files } of releases)
      for (const [name, size] of files) {
        const response = await fetch(`http://127.0.0.1:${port}/assets/${name}`);
        const { byteLength } = await response.arrayBuffer();
        if (response.status !== 200 || byteLength !== size)
          missing.push(`${name} of ${key} at ${port}: ${response.status}, ${byteLength} bytes`);
      }
  return missing;
}
