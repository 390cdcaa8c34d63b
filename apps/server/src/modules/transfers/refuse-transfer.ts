import type { TransferRefusal } from "@autotune/contract";
import { addDays } from "../subscriptions/add-interval.ts";

export interface LicenceToGive {
  readonly revokedAt: Date | null;
  readonly upgradedAt: Date | null;
  /** It came free of charge with something that was bought. */
  readonly isGift: boolean;
  /** Null for one that was bought before this shop. */
  readonly boughtAt: Date | null;
}

/** For so long whoever bought may ask for their money back, and with it goes the licence. */
const returnDays = 14;

export function transferableFrom(boughtAt: Date): Date {
  return addDays(boughtAt, returnDays);
}

/** Why a licence cannot go to another person now; undefined where it can. */
export function refuseTransfer(
  { revokedAt, upgradedAt, isGift, boughtAt }: LicenceToGive,
  now: Date,
): Exclude<TransferRefusal, "ownAddress"> | undefined {
  if (revokedAt !== null) return "revoked";
  if (upgradedAt !== null) return "upgraded";
  if (isGift) return "gift";
  if (boughtAt !== null && transferableFrom(boughtAt) > now) return "tooRecent";
  return undefined;
}
