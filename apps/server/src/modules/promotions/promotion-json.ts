import { currencies, type Prices } from "@autotune/commerce";
import { sql, type SQL } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";

/** A promotion and what the tables know of it and a person. */
export interface FoundPromotion {
  readonly code: string;
  readonly id: string;
  readonly offerTag: string;
  /** By path. */
  readonly prices: Readonly<Record<string, Prices>>;
  readonly isRunning: boolean;
  /** The person owns, or has a plan of, what it asks for. */
  readonly isQualified: boolean;
}

/** A promotion by its code as one JSON value. Only who is signed in can own what it may ask for. */
export function promotionJson({ code, accountId }: { code: SQL; accountId: SQL }): SQL {
  return sql`(
    select jsonb_build_object(
      'code', promotion.code, 'id', promotion.id, 'offerTag', offer_tag, 'prices', prices,
      'isRunning', (starts_at is null or starts_at <= now()) and (ends_at is null or now() < ends_at),
      'isQualified', cardinality(owners_of) = 0
        or exists (
          select from shop.licence join shop.catalogue_product owned on owned.pid = licence.pid
           where licence.account_id = ${accountId} and licence.revoked_at is null
             and licence.upgraded_at is null and owned.path = any(owners_of))
        or exists (
          select from shop.subscription plan
           where plan.account_id = ${accountId} and plan.entitled_until > now()
             and plan.path = any(owners_of)))
      from shop.promotion where promotion.code = ${code})`;
}

const form = Compile(
  Type.Object({
    code: Type.String(),
    id: Type.String(),
    offerTag: Type.String(),
    prices: Type.Record(
      Type.String(),
      Type.Object(
        Object.fromEntries(
          currencies.map((currency) => [currency, Type.Integer({ minimum: 0 })] as const),
        ),
      ),
    ),
    isRunning: Type.Boolean(),
    isQualified: Type.Boolean(),
  }),
);

/** One that this release cannot read is none for it. */
export function parsePromotion(value: unknown): FoundPromotion | undefined {
  return isFoundPromotion(value) ? value : undefined;
}

function isFoundPromotion(value: unknown): value is FoundPromotion {
  return form.Check(value);
}

/** Whether it holds now and for this person. */
export function isGranted(found: FoundPromotion | undefined): found is FoundPromotion {
  return found !== undefined && found.isRunning && found.isQualified;
}
