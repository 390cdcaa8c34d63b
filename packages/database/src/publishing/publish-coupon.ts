import type { Coupon } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";

export interface CouponToPublish extends Coupon {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly forEmail: string | null;
  readonly oncePerPerson: boolean;
}

/** A coupon whose person was erased (an empty e-mail address) stays for nobody, whatever the CMS still says. */
export async function publishCoupon(transaction: Executor, coupon: CouponToPublish): Promise<void> {
  await transaction.execute(sql`
    insert into shop.coupon (code, worth, products, combine, starts_at, ends_at, for_email, once_per_person)
    values (${coupon.code}, ${JSON.stringify(coupon.worth)}::jsonb, ${sql.param([...coupon.products])}::text[],
      ${coupon.combine}, ${coupon.startsAt}::timestamptz, ${coupon.endsAt}::timestamptz, ${coupon.forEmail}, ${coupon.oncePerPerson})
    on conflict (code) do update
      set worth = excluded.worth, products = excluded.products, combine = excluded.combine,
          starts_at = excluded.starts_at, ends_at = excluded.ends_at,
          for_email = case when coupon.for_email = '' then '' else excluded.for_email end,
          once_per_person = excluded.once_per_person`);
}

export async function withdrawCoupon(transaction: Executor, code: string): Promise<void> {
  await transaction.execute(sql`delete from shop.coupon where code = ${code}`);
}
