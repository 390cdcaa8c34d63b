import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Storage } from "@autotune/storage";
import { releasesToKeep } from "./releases-to-keep.ts";
import { assetFolder, readStoredReleases, writeStoredReleases } from "./stored-releases.ts";

export interface StoreAssetsOptions {
  readonly storage: Storage;
  /** Where the build's files are. */
  readonly folder: string;
  readonly release: string;
  readonly now: Date;
}

/** What a build consists of; a browser takes a script or a style sheet by no other type. */
const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const contentTypeOf = (name: string): string =>
  contentTypes[extname(name.replace(/\.(?:br|gz)$/, ""))] ?? "application/octet-stream";

/**
 * Puts the built files of a release into the storage, before its first process starts, so that its pages find them
 * after its last one has ended. Files of releases that are too old are removed. May run again.
 */
export async function storeAssets({
  storage,
  folder,
  release,
  now,
}: StoreAssetsOptions): Promise<{ readonly stored: number; readonly removed: number }> {
  const { releases: before } = await readStoredReleases(storage);
  const files = await readdir(folder);
  const present = new Set(before.flatMap((one) => one.files));
  const missing = files.filter((name) => !present.has(name));
  for (const name of missing) {
    const bytes = await readFile(join(folder, name));
    await storage.put(`${assetFolder}/${name}`, bytes, contentTypeOf(name));
  }
  const others = before.filter(({ key }) => key !== release);
  const newestFirst = [{ key: release, storedAt: now.toISOString(), files }, ...others];
  const releases = [...releasesToKeep(newestFirst, now)];
  // First the list, so that it never names a file that is gone.
  await writeStoredReleases(storage, { releases });
  const kept = new Set(releases.flatMap((one) => one.files));
  const outdated = [...present].filter((name) => !kept.has(name));
  for (const name of outdated) await storage.remove(`${assetFolder}/${name}`);
  return { stored: missing.length, removed: outdated.length };
}
