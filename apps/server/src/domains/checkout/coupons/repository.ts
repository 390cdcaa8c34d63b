import type { Executor } from "@autotune/database";
import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { couponJson, parseCoupon, type FoundCoupon } from "./coupon-json.ts";

export async function findCoupon(
  executor: Executor,
  code: string,
  email: string | undefined,
): Promise<FoundCoupon | undefined> {
  const person = email === undefined ? null : personKey(email);
  const coupon = couponJson({ code: sql`${code}`, person: sql`${person}::text` });
  const { rows } = await executor.execute(sql`select ${coupon} as coupon`);
  return parseCoupon(rows[0]?.["coupon"]);
}
