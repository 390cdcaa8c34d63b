import { coveredProducts, isCovered } from "../../licensing/covered-products.ts";

interface UpgradePath {
  /** Of the upgrade itself: it stands for one owned product, one target and one price. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

interface Holding<Upgrade> {
  /** Paths of the products that somebody has licences of, and of which none was upgraded. */
  readonly held: Iterable<string>;
  /** What those licences can become; one that several licences can become may be named several times. */
  readonly upgrades: Iterable<Upgrade>;
  /** The parts of a product; none for one that is no bundle. */
  readonly partsOf: (path: string) => readonly string[];
}

/**
 * The upgrades that a person is offered, each once, however many licences it could be paid with. What they own already
 * is no offer. Every list and every number of offers in the shop comes from here.
 */
export function offeredUpgrades<Upgrade extends UpgradePath>({
  held,
  upgrades,
  partsOf,
}: Holding<Upgrade>): Upgrade[] {
  const packed = (path: string) => ({ path, includes: partsOf(path) });
  const covered = coveredProducts(Array.from(held, packed));
  const offered = new Map<string, Upgrade>();
  for (const upgrade of upgrades)
    if (!offered.has(upgrade.path) && !isCovered(packed(upgrade.to), covered))
      offered.set(upgrade.path, upgrade);
  return [...offered.values()];
}
