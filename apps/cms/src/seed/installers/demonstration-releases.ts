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
}

type Version = Pick<Release, "version" | "kind" | "released">;

const editions: readonly Version[] = [
  { version: "11.2.0", kind: "newest", released: "2026-09-15" },
  { version: "11.1.0", kind: "middle", released: "2026-04-07" },
  { version: "11.0.0", kind: "first", released: "2025-10-01" },
];
const tools: readonly Version[] = [
  { version: "2.1.0", kind: "newest", released: "2026-07-21" },
  { version: "2.0.1", kind: "middle", released: "2026-01-13" },
];
const last: Version = { version: "9.3.5", kind: "legacy", released: "2021-06-15" };

/** How many of the products that are no longer sold can still be installed. */
const keptLegacy = 6;

/** Three versions of the editions, two of everything else that is sold; a bundle is installed by its parts. */
export const demonstrationReleases: readonly Release[] = [
  ...licences
    .filter(({ includes }) => includes === undefined)
    .flatMap((product) => releasesOf(product, product.pid.startsWith("AT-") ? editions : tools)),
  ...legacy.slice(0, keptLegacy).flatMap((product) => releasesOf(product, [last])),
];

function releasesOf({ path, pid }: SeedProduct, versions: readonly Version[]): Release[] {
  return versions.map((version) => ({ path, pid, ...version }));
}
