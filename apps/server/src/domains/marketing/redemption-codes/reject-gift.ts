import type { CodeGift } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { findCoupon, findPromotion } from "../../checkout/index.ts";

/** Why a gift cannot be given now; undefined where it can. Licences are given as long as their batch runs. */
export async function rejectGift(
  transaction: Transaction,
  gives: CodeGift,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<"codeExpired" | "notQualified" | undefined> {
  switch (gives.kind) {
    case "licence":
      return undefined;
    case "coupon": {
      const found = await findCoupon(transaction, gives.code, email);
      const isRunning = found !== undefined && found.hasBegun && !found.hasEnded;
      return isRunning ? undefined : "codeExpired";
    }
    case "promotion": {
      const found = await findPromotion(transaction, gives.code, { id: accountId, email });
      if (found === undefined || !found.isRunning) return "codeExpired";
      return found.isQualified ? undefined : "notQualified";
    }
  }
}
