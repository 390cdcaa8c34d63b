import { text } from "node:stream/consumers";
import type { Storage } from "@autotune/storage";
import Type from "typebox";
import { Compile } from "typebox/compile";

const StoredReleases = Type.Object({
  releases: Type.Array(
    Type.Object({
      key: Type.String(),
      storedAt: Type.String({ format: "date-time" }),
      /** Names below `assetFolder`. */
      files: Type.Array(Type.String()),
    }),
  ),
});

/** The releases whose built files are in the storage, the newest first. */
export type StoredReleases = Type.Static<typeof StoredReleases>;
export type StoredRelease = StoredReleases["releases"][number];

const storedReleases = Compile(StoredReleases);
const indexFile = "releases/index.json";

/** Releases share a folder: a name carries the hash of its content. */
export const assetFolder = "releases/assets";

export async function readStoredReleases(storage: Storage): Promise<StoredReleases> {
  const file = await storage.open(indexFile);
  if (file === undefined) return { releases: [] };
  return storedReleases.Parse(JSON.parse(await text(file.stream)));
}

export async function writeStoredReleases(
  storage: Storage,
  releases: StoredReleases,
): Promise<void> {
  await storage.put(indexFile, Buffer.from(JSON.stringify(releases)), "application/json");
}
