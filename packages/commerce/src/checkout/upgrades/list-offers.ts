import type { CartItem } from "../cart/cart.ts";
import type { Currency } from "../../catalogue/money/currency.ts";
import { offeredUpgrades } from "./offered-upgrades.ts";
import type { OwnedRecord } from "./owned-record.ts";
import type { UpgradeOffer } from "./upgrade-offer.ts";

/** A licence together with what it can become. */
export interface UpgradableRecord extends OwnedRecord {
  readonly upgrades: readonly UpgradeOffer[];
}

/** One upgrade, with every licence that it can be paid with. */
export interface ListedOffer<Licence extends UpgradableRecord = UpgradableRecord> {
  readonly offer: UpgradeOffer;
  /** Equal for the offer: the same product, at the same price. At least one. */
  readonly licences: readonly Licence[];
  /** What the upgrade leads to, as everybody buys it; undefined where the catalogue does not have it. */
  readonly target: CartItem | undefined;
  /** Against buying the target today; never below zero, and zero where that price is unknown. */
  readonly saving: number;
  /** The target is a bundle that contains the owned product: nothing is given up. */
  readonly includesSource: boolean;
}

interface OffersToList<Licence extends UpgradableRecord> {
  readonly owned: readonly Licence[];
  readonly find: (path: string) => CartItem | undefined;
  /** In which savings are compared. */
  readonly currency: Currency;
}

/** What somebody's licences can become, the worthiest first: by what it saves, then the dearer product, then more licences. */
export function listOffers<Licence extends UpgradableRecord>({
  owned,
  find,
  currency,
}: OffersToList<Licence>): ListedOffer<Licence>[] {
  const held = owned.filter(({ upgradedTo }) => upgradedTo === null);
  const offered = offeredUpgrades({
    held: held.map(({ path }) => path),
    upgrades: held.flatMap(({ upgrades }) => upgrades),
    partsOf: (path) => find(path)?.includes ?? [],
  });
  const fullPrice = ({ target }: ListedOffer) => target?.prices[currency] ?? 0;
  return offered
    .map((offer) => {
      const target = find(offer.to);
      return {
        offer,
        licences: held.filter(({ upgrades }) => upgrades.some(({ path }) => path === offer.path)),
        target,
        saving: Math.max(0, (target?.prices[currency] ?? 0) - offer.prices[currency]),
        includesSource: target?.includes.includes(offer.from) ?? false,
      };
    })
    .toSorted(
      (one, other) =>
        other.saving - one.saving ||
        fullPrice(other) - fullPrice(one) ||
        other.licences.length - one.licences.length ||
        one.offer.path.localeCompare(other.offer.path),
    );
}
