import { createHash } from "node:crypto";
import { systemNames, type System } from "@autotune/contract";
import { writeZip } from "@autotune/storage";
import type { Release } from "./demonstration-releases.ts";

const smallest = 60_000;
const largest = 140_000;

/** What stands in for an installer: a file that can be opened and says what it is, with something to download in it. */
export function makeDemonstrationFile({ path, version }: Release, system: System): Buffer {
  const title = `${path} ${version} for ${systemNames[system]}`;
  const words = `Placeholder for the installer of ${title}.\nIt installs nothing.\n`;
  // Always the same bytes for the same installer, so that seeding twice announces one hash.
  const [first = 0] = createHash("sha256").update(title).digest();
  const outputLength = smallest + Math.round(((largest - smallest) * first) / 255);
  const filling = createHash("shake256", { outputLength }).update(title).digest();
  return writeZip([
    { name: "README.txt", bytes: Buffer.from(words) },
    { name: "filling.bin", bytes: filling },
  ]);
}
