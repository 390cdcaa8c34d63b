import { hash } from "node:crypto";
import { systems, type System } from "@autotune/contract";
import type { Storage } from "@autotune/storage";
import { installerPlace } from "../../licensing/installer-place.ts";
import { makeDemonstrationFile } from "./demonstration-file.ts";
import { demonstrationReleases, type Release } from "./demonstration-releases.ts";
import { releaseNotes } from "./release-notes.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

interface DemonstrationInstaller {
  readonly release: Release;
  readonly system: System;
}

const mimeType = "application/zip";

/** By file name. */
const installers = new Map<string, DemonstrationInstaller>(
  demonstrationReleases.flatMap((release) =>
    systems.map((system) => [
      `${release.path}-${release.version}-${system}.zip`,
      { release, system },
    ]),
  ),
);

/** Files to download in place of installers. */
export const installerSeeds: SeedCollection = {
  collection: "installers",
  keys: [...installers.keys()],
  async findExisting({ payload, request }) {
    const { docs } = await payload.find({
      collection: "installers",
      pagination: false,
      depth: 0,
      select: { filename: true },
      req: request(),
    });
    return new Map(docs.flatMap(({ id, filename }) => (filename ? [[filename, id] as const] : [])));
  },
  identityOf: (filename) => ({ filename }),
  dataOf(filename, ids) {
    const installer = installers.get(filename);
    if (installer === undefined) return undefined;
    const { path, version, kind, released, forEveryone = false } = installer.release;
    const bytes = fileOf(installer);
    return {
      filename,
      mimeType,
      filesize: bytes.length,
      sha256: hash("sha256", bytes, "hex"),
      product: ids.product(path),
      version,
      system: installer.system,
      // At noon, as the date picker stores a day.
      releasedOn: `${released}T12:00:00.000Z`,
      isLegacy: kind === "legacy",
      forEveryone,
      notes: releaseNotes[kind],
    };
  },
};

/** Before their documents are published, so that nothing is offered that cannot be fetched. */
export async function storeDemonstrationFiles(
  storage: Storage,
  fileNames: readonly string[],
): Promise<void> {
  for (const fileName of fileNames) {
    const installer = installers.get(fileName);
    if (installer === undefined) continue;
    await storage.put(installerPlace(fileName), fileOf(installer), mimeType);
  }
}

function fileOf({ release, system }: DemonstrationInstaller): Buffer {
  return makeDemonstrationFile(release, system);
}
