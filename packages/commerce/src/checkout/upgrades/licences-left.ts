import type { Cart, CartUpgrade } from "../cart/cart.ts";
import { isPaidWith } from "./is-paid-with.ts";
import type { ListedOffer, UpgradableRecord } from "./list-offers.ts";

interface LicenceLeft<Licence> {
  readonly licence: Licence;
  /** Another upgrade in the cart that the licence pays for: this one would replace it. */
  readonly replaces: CartUpgrade | undefined;
}

/** The licences that do not pay for this offer yet; those that pay for nothing in the cart come first. */
export function licencesLeft<Licence extends UpgradableRecord>(
  { offer, licences }: Pick<ListedOffer<Licence>, "offer" | "licences">,
  { upgrades }: Pick<Cart, "upgrades">,
): LicenceLeft<Licence>[] {
  const left = licences
    .map((licence) => ({
      licence,
      replaces: upgrades.find((upgrade) => isPaidWith(upgrade, licence.purchaseId)),
    }))
    .filter(({ replaces }) => replaces?.path !== offer.path);
  return [
    ...left.filter(({ replaces }) => replaces === undefined),
    ...left.filter(({ replaces }) => replaces !== undefined),
  ];
}
