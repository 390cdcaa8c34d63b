import { createHash } from "node:crypto";
import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";

interface OfferToGive {
  /** Of the offer that editors published. */
  readonly source: string;
  /** The redeemed code, as printed on the person's card. */
  readonly code: string;
}

/** A personal coupon: for this account, once, and worth what the published one is worth now. */
export async function giveCoupon(
  transaction: Transaction,
  { source, code, accountId }: OfferToGive & { readonly accountId: number },
): Promise<void> {
  await transaction.execute(sql`
    insert into shop.coupon
      (code, worth, products, combine, starts_at, ends_at, for_account_id, once_per_person)
    select ${code}, worth, products, combine, starts_at, ends_at, ${accountId}, true
      from shop.coupon where code = ${source}`);
}

/** A personal promotion, at current prices. Its id is the published one's with a suffix derived from the code. */
export async function givePromotion(
  transaction: Transaction,
  { source, code, accountId }: OfferToGive & { readonly accountId: number },
): Promise<void> {
  const mark = createHash("sha256").update(code).digest("hex").slice(0, 16);
  await transaction.execute(sql`
    insert into shop.promotion
      (code, id, offer_tag, starts_at, ends_at, prices, owners_of, for_account_id)
    select ${code}, id || ${`-${mark}`}, offer_tag, starts_at, ends_at, prices, owners_of, ${accountId}
      from shop.promotion where code = ${source}`);
}
