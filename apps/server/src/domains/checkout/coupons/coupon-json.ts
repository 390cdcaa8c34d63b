import { currencies, type Coupon } from "@autotune/commerce";
import { sql, type SQL } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { namesPerson } from "../../identity/index.ts";

/** A coupon and what the database knows of it and a person. */
export interface FoundCoupon extends Coupon {
  readonly hasBegun: boolean;
  readonly hasEnded: boolean;
  readonly forEmail: string | null;
  /** The account that redeemed a code for it. */
  readonly forAccountId: number | null;
  readonly oncePerPerson: boolean;
  /** It is single-use per person, and this one has paid with it. */
  readonly isUsed: boolean;
}

/**
 * A coupon by its code as one JSON value, so that a statement can read it with other data. Whether a person has used it
 * is looked up among their own uses: searched by its code as well, the planner could choose to read all uses of that.
 */
export function couponJson({ code, person }: { code: SQL; person: SQL }): SQL {
  return sql`(
    select jsonb_build_object(
      'code', coupon.code, 'worth', worth, 'products', products, 'combine', combine, 'forEmail', for_email,
      'forAccountId', for_account_id, 'oncePerPerson', once_per_person,
      'hasBegun', starts_at is null or starts_at <= now(), 'hasEnded', ends_at is not null and ends_at <= now(),
      'isUsed', once_per_person and case
        when for_account_id is not null then exists (
          select from shop.coupon_use used where used.code = coupon.code)
        else coupon.code in (
          select used.code from shop.coupon_use used where ${namesPerson(sql`used.person`, person)}) end)
      from shop.coupon where coupon.code = ${code})`;
}

const form = Compile(
  Type.Object({
    code: Type.String(),
    worth: Type.Union([
      Type.Object({
        kind: Type.Literal("cashOff"),
        amounts: Type.Object(
          Object.fromEntries(currencies.map((currency) => [currency, Type.Integer()] as const)),
        ),
      }),
      Type.Object({
        kind: Type.Literal("discount"),
        fraction: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
      }),
    ]),
    products: Type.Array(Type.String()),
    combine: Type.Boolean(),
    hasBegun: Type.Boolean(),
    hasEnded: Type.Boolean(),
    forEmail: Type.Union([Type.String(), Type.Null()]),
    forAccountId: Type.Union([Type.Integer(), Type.Null()]),
    oncePerPerson: Type.Boolean(),
    isUsed: Type.Boolean(),
  }),
);

/** One that this release cannot parse counts as unknown: it must not take off a wrong amount. */
export function parseCoupon(value: unknown): FoundCoupon | undefined {
  return isFoundCoupon(value) ? value : undefined;
}

function isFoundCoupon(value: unknown): value is FoundCoupon {
  return form.Check(value);
}
