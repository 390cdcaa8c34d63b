import { lastDayToWithdraw } from "@autotune/commerce";
import type { TransferRejection } from "@autotune/contract";

export interface LicenceToGive {
  readonly revokedAt: Date | null;
  readonly upgradedAt: Date | null;
  /** It came free of charge with something that was bought. */
  readonly isGift: boolean;
  /** Null for one from before this shop. */
  readonly boughtAt: Date | null;
}

/** Not while the buyer may still return the licence. */
export function transferableFrom(boughtAt: Date): Date {
  return lastDayToWithdraw(boughtAt);
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
