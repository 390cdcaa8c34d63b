import type { QualifyingProduct } from "../cart/cart.ts";
import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import type { OwnedRecord } from "./owned-record.ts";

/** The licence that an upgrade is paid with: owned, of the right product, not upgraded yet, named rightly in all. */
export function qualifyingRecord(
  { upgrade }: Pick<Offer, "upgrade">,
  named: QualifyingProduct | null,
  owned: readonly OwnedRecord[],
): OwnedRecord | undefined {
  if (upgrade === null || named === null) return undefined;
  return owned.find(
    (record) =>
      record.path === upgrade.from &&
      record.upgradedTo === null &&
      record.purchaseId === named.purchaseId &&
      record.serial === named.serial &&
      record.authenticationString === named.code,
  );
}
