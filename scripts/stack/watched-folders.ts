import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./processes.ts";

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * The folders whose files a process of an app has loaded: its own, and those of every package of the workspace that
 * it imports, also by another one. What other apps it has reloads by itself (the storefront, through Vite).
 */
export async function watchedFolders(app: string): Promise<string[]> {
  const folders = new Set([`apps/${app}/src`]);
  const seen = new Set<string>();
  const visit = async (folder: string): Promise<void> => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {} } = await readManifest(folder);
    for (const [name, version] of Object.entries(dependencies)) {
      const dependency = `packages/${name.replace("@autotune/", "")}`;
      if (!version.startsWith("workspace:") || !(await isPackage(dependency))) continue;
      folders.add(`${dependency}/${await loadedFolder(dependency)}`);
      await visit(dependency);
    }
  };
  await visit(`apps/${app}`);
  return [...folders].toSorted();
}

/** Most packages run from their sources. One that is built is loaded from there, so a build counts, not a change. */
async function loadedFolder(folder: string): Promise<string> {
  const { exports = {} } = await readManifest(folder);
  return JSON.stringify(exports).includes('"./build/') ? "build" : "src";
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
}

function isPackage(folder: string): Promise<boolean> {
  return readManifest(folder).then(
    () => true,
    () => false,
  );
}
