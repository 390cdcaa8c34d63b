import { addDays } from "@autotune/commerce";
import type { TransferRejection } from "@autotune/contract";

export interface LicenceToGive {
  readonly revokedAt: Date | null;
  readonly upgradedAt: Date | null;
  /** It came free of charge with something that was bought. */
  readonly isGift: boolean;
  /** Null for one from before this shop. */
  readonly boughtAt: Date | null;
}

/** The refund period, in which the buyer may return the licence. */
const returnDays = 14;

export function transferableFrom(boughtAt: Date): Date {
  return addDays(boughtAt, returnDays);
}

/** Why a licence cannot be transferred now; undefined where it can. */
export function rejectTransfer(
  { revokedAt, upgradedAt, isGift, boughtAt }: LicenceToGive,
  now: Date,
): Exclude<TransferRejection, "ownAddress"> | undefined {
  if (revokedAt !== null) return "revoked";
  if (upgradedAt !== null) return "upgraded";
  if (isGift) return "gift";
  if (boughtAt !== null && transferableFrom(boughtAt) > now) return "tooRecent";
  return undefined;
}
