import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * After a build: the source maps leave the folder that is served. They stay with the release, so that its own server
 * can say where in the code a page failed, and nobody else gets the code.
 */
const assets = join(import.meta.dirname, "build/client/assets");
const kept = join(import.meta.dirname, "build/source-maps");

await rm(kept, { recursive: true, force: true });
await mkdir(kept, { recursive: true });
const maps = (await readdir(assets)).filter((file) => file.endsWith(".map"));
if (maps.length === 0) throw new Error("The build has no source maps");
for (const map of maps) await rename(join(assets, map), join(kept, map));
