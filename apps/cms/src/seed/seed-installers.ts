import { hash } from "node:crypto";
import { systems, type System } from "@autotune/contract";
import { publishInstaller, type InstallerToPublish } from "@autotune/database";
import type { Storage } from "@autotune/storage";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { makeDemonstrationFile } from "./installers/demonstration-file.ts";
import { demonstrationReleases, type Release } from "./installers/demonstration-releases.ts";
import { releaseNotes } from "./installers/release-notes.ts";

/**
 * Files to download in place of installers. Each is in the storage before its row is written, so that nothing is
 * offered that cannot be fetched.
 */
export async function seedInstallers(
  { db: { drizzle: database } }: Payload,
  storage: Storage,
): Promise<void> {
  const { rows } = await database.execute(
    sql`select concat_ws(' ', pid, version, system) as installer from shop.installer`,
  );
  const existing = new Set(rows.map(({ installer }) => installer));
  for (const release of demonstrationReleases) {
    for (const system of systems) {
      if (existing.has(`${release.pid} ${release.version} ${system}`)) continue;
      const bytes = makeDemonstrationFile(release, system);
      const installer = installerOf(release, system, bytes);
      await storage.put(installer.storageKey, bytes, "application/zip");
      await publishInstaller(database, installer);
    }
  }
}

function installerOf(release: Release, system: System, bytes: Uint8Array): InstallerToPublish {
  const { path, pid, version, kind, released } = release;
  const fileName = `${path}-${version}-${system}.zip`;
  const sha256 = hash("sha256", bytes, "hex");
  return {
    pid,
    version,
    system,
    fileName,
    size: bytes.length,
    sha256,
    storageKey: `installers/${sha256.slice(0, 16)}/${fileName}`,
    notes: releaseNotes[kind],
    isLegacy: kind === "legacy",
    releasedAt: new Date(released),
  };
}
