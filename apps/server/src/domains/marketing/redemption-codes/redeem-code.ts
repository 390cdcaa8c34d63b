import { groupRedeemCode, personKey, type Coupon } from "@autotune/commerce";
import type { CodeRejection } from "@autotune/contract";
import type { Transact, Transaction } from "@autotune/database";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import {
  judgeCoupon,
  findCoupon,
  type FoundPromotion,
  isGranted,
  findPromotion,
} from "../../checkout/index.ts";
import { giveLicences } from "./give-licences.ts";
import { giveCoupon, givePromotion } from "./give-offers.ts";
import { judgeCode, type FoundCode } from "./judge-code.ts";
import { redeemedEmailQueue } from "./redeemed-email-queue.ts";
import { rejectGift } from "./reject-gift.ts";
import { claimCode, findCode, queueForBatch } from "./repository.ts";

export interface CodeToRedeem {
  /** As returned by `parseRedeemCode`. */
  readonly code: string;
  readonly hash: Buffer;
  readonly account: { readonly id: number; readonly email: string };
}

/** What a person has from a code. Licences are loaded when shown, in a language. */
type Redeemed = { readonly dealer: string; readonly isRepeated: boolean } & (
  | { readonly kind: "licence" }
  | { readonly kind: "coupon"; readonly coupon: Coupon }
  | { readonly kind: "promotion"; readonly promotion: FoundPromotion }
);

export type Redemption =
  | { readonly ok: true; readonly redeemed: Redeemed }
  | { readonly ok: false; readonly reason: CodeRejection | "notQualified" };

/**
 * Redeems a code for a person, or returns what it gave them before. Of any number of concurrent requests one gets it:
 * the others wait for its row lock and find it taken.
 */
export function redeemCode(
  transact: Transact,
  enqueue: Enqueue,
  { code, hash, account }: CodeToRedeem,
): Promise<Redemption> {
  const redeemer = { accountId: account.id, person: personKey(account.email) };
  return transact(async (transaction): Promise<Redemption> => {
    let found = await findCode(transaction, hash, redeemer);
    if (found?.oncePerPerson === true && found.redeemedBy === null) {
      await queueForBatch(transaction, found.batchId, redeemer);
      found = await findCode(transaction, hash, redeemer);
    }
    const judged = judgeCode(found, account.id);
    if (found === undefined) return { ok: false, reason: "codeUnknown" };
    if (judged === "theirs")
      return describeRedeemed(transaction, found, { code, account, isRepeated: true });
    if (judged !== "free") return { ok: false, reason: judged };
    const rejection = await rejectGift(transaction, found.gives, {
      accountId: account.id,
      email: account.email,
    });
    if (rejection !== undefined) return { ok: false, reason: rejection };
    const isOnce = found.oncePerPerson;
    if (!(await claimCode(transaction, hash, { ...redeemer, isOnce }))) {
      const taken = await findCode(transaction, hash, redeemer);
      return taken?.redeemedBy === account.id
        ? describeRedeemed(transaction, taken, { code, account, isRepeated: true })
        : { ok: false, reason: "codeUsed" };
    }
    await give(transaction, enqueue, found, { code, hash, account });
    return describeRedeemed(transaction, found, { code, account, isRepeated: false });
  });
}

async function give(
  transaction: Transaction,
  enqueue: Enqueue,
  { gives }: FoundCode,
  { code, hash, account }: CodeToRedeem,
): Promise<void> {
  switch (gives.kind) {
    case "licence":
      await giveLicences(transaction, { path: gives.path, accountId: account.id, hash });
      await enqueue(transaction, redeemedEmailQueue, [
        { codeHash: hash.toString("hex"), accountId: account.id },
      ]);
      return;
    case "coupon":
      await giveCoupon(transaction, {
        source: gives.code,
        code: groupRedeemCode(code),
        accountId: account.id,
      });
      return;
    case "promotion":
      await givePromotion(transaction, {
        source: gives.code,
        code: groupRedeemCode(code),
        accountId: account.id,
      });
  }
}

interface RedeemedCode extends Pick<CodeToRedeem, "code" | "account"> {
  readonly isRepeated: boolean;
}

/** What a code has granted, as it is now: a personal offer may have been used up or have ended since. */
async function describeRedeemed(
  transaction: Transaction,
  { gives, dealer }: FoundCode,
  { code, account, isRepeated }: RedeemedCode,
): Promise<Redemption> {
  const known = { dealer, isRepeated };
  const own = groupRedeemCode(code);
  switch (gives.kind) {
    case "licence":
      return { ok: true, redeemed: { kind: "licence", ...known } };
    case "coupon": {
      const found = await findCoupon(transaction, own, account.email);
      const coupon = judgeCoupon(found, { email: account.email, accountId: account.id });
      if (typeof coupon === "string")
        return { ok: false, reason: coupon === "couponUsed" ? "codeUsed" : "codeExpired" };
      return { ok: true, redeemed: { kind: "coupon", ...known, coupon } };
    }
    case "promotion": {
      const promotion = await findPromotion(transaction, own, account);
      if (promotion?.isRunning !== true) return { ok: false, reason: "codeExpired" };
      if (promotion.isUsed) return { ok: false, reason: "codeUsed" };
      if (!isGranted(promotion)) return { ok: false, reason: "notQualified" };
      return { ok: true, redeemed: { kind: "promotion", ...known, promotion } };
    }
  }
}
