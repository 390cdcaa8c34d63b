import { companions } from "../catalogue/companions.ts";
import { legacy } from "../catalogue/legacy.ts";
import { licences } from "../catalogue/licences.ts";
import type { SeedProduct } from "../catalogue/seed-product.ts";
import type { ReleaseKind } from "./release-notes.ts";

export interface Release {
  readonly path: string;
  readonly pid: string;
  readonly version: string;
  readonly kind: ReleaseKind;
  /** A day. */
  readonly released: string;
  /** For everybody who is signed in. */
  readonly forEveryone?: true;
}

type Version = Omit<Release, "path" | "pid">;

const editions: readonly Version[] = [
  { version: "11.2.0", kind: "newest", released: "2026-09-15" },
  { version: "11.1.0", kind: "middle", released: "2026-04-07" },
  { version: "11.0.0", kind: "first", released: "2025-10-01" },
];
const tools: readonly Version[] = [
  { version: "2.1.0", kind: "newest", released: "2026-07-21" },
  { version: "2.0.1", kind: "middle", released: "2026-01-13" },
];
const managers: readonly Version[] = [
  { version: "4.2.0", kind: "manager", released: "2026-10-06", forEveryone: true },
  { version: "4.1.3", kind: "middle", released: "2026-03-18", forEveryone: true },
];
const last: Version = { version: "10.3.1", kind: "last", released: "2024-11-19" };
const legacyVersion: Version = { version: "9.3.5", kind: "legacy", released: "2021-06-15" };
/** An edition is named after its year. */
const edition2024: Version = { version: "10.1.2", kind: "legacy", released: "2024-03-12" };

/** Those that ended last, and still run on current systems. */
const ranLongest = new Set(["AT-PRO-X", "AT-ARTIST", "AT-SLICE", "AT-ACCESS"]);

/** Three versions of the editions, two of the vocal chain, one of each effect; a bundle is installed by its parts. */
export const demonstrationReleases: readonly Release[] = [
  ...licences
    .filter(({ includes }) => includes === undefined)
    .flatMap((product) => releasesOf(product, versionsOf(product))),
  ...companions.flatMap((product) => releasesOf(product, managers)),
  ...legacy.flatMap((product) => releasesOf(product, legacyVersionsOf(product))),
];

function legacyVersionsOf({ pid }: SeedProduct): readonly Version[] {
  if (pid === "AT-2024") return [edition2024];
  return ranLongest.has(pid) ? [last, legacyVersion] : [legacyVersion];
}

function versionsOf({ pid }: SeedProduct): readonly Version[] {
  if (pid.startsWith("AT-")) return editions;
  return pid.startsWith("VC-") ? tools : tools.slice(0, 1);
}

function releasesOf({ path, pid }: SeedProduct, versions: readonly Version[]): Release[] {
  return versions.map((version) => ({ path, pid, ...version }));
}
