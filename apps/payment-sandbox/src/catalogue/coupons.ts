import Type from "typebox";
import type { Queryable } from "../database/connect.ts";
import { allocate } from "../money/allocate.ts";
import type { Currency } from "../money/currencies.ts";
import { divideHalfUp } from "../money/tax.ts";
import { priceIn, Prices } from "./product.ts";

export const Coupon = Type.Object({
  coupon: Type.String({ minLength: 1, maxLength: 100 }),
  discount: Type.Union([
    Type.Object({
      type: Type.Literal("percent"),
      percent: Type.Integer({ minimum: 1, maximum: 100 }),
    }),
    Type.Object({ type: Type.Literal("flat"), amount: Prices }),
  ]),
  /** Without them it holds for all products. */
  products: Type.Optional(Type.Array(Type.String())),
});
export type Coupon = Type.Static<typeof Coupon>;

export async function saveCoupon(db: Queryable, coupon: Coupon): Promise<void> {
  await db.query(
    `insert into sandbox.coupon (code, body) values ($1, $2)
     on conflict (code) do update set body = excluded.body`,
    [coupon.coupon, coupon],
  );
}

export async function findCoupon(db: Queryable, code: string): Promise<Coupon | undefined> {
  const { rows } = await db.query<{ body: Coupon }>(
    "select body from sandbox.coupon where upper(code) = upper($1)",
    [code],
  );
  return rows[0]?.body;
}

/** What the coupon takes off each line; `remaining` is what the lines cost before it. */
export function couponDiscounts(
  coupon: Coupon,
  lines: readonly { product: string; remaining: number }[],
  currency: Currency,
): number[] {
  const weights = lines.map(({ product, remaining }) =>
    coupon.products === undefined || coupon.products.includes(product) ? remaining : 0,
  );
  const { discount } = coupon;
  if (discount.type === "percent")
    return weights.map((weight) => divideHalfUp(weight * discount.percent, 100));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return allocate(Math.min(priceIn(currency, discount.amount) ?? 0, sum), weights);
}
