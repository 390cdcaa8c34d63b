import { currencies, type Prices } from "@autotune/commerce";
import { sql, type SQL } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { namesPerson } from "../../identity/index.ts";
import { isOwnerOf } from "./is-owner-of.ts";

/** A promotion and what the database knows of it and a person. */
export interface FoundPromotion {
  readonly code: string;
  readonly id: string;
  readonly offerTag: string;
  /** By path. */
  readonly prices: Readonly<Record<string, Prices>>;
  /** As an ISO time; null where it has no end. */
  readonly endsAt: string | null;
  readonly isRunning: boolean;
  /** It counts once, and was paid with. */
  readonly isUsed: boolean;
  /** It was given to one person, once. */
  readonly isPersonal: boolean;
  readonly oncePerPerson: boolean;
  /** The person owns, or has a plan of, what it requires. */
  readonly isQualified: boolean;
}

interface PromotionQuery {
  readonly code: SQL;
  readonly accountId: SQL;
  /** The person's key. */
  readonly person: SQL;
}

/**
 * A promotion by its code as one JSON value. Only a signed-in person can own what it may require. Whether they have used
 * it is looked up among their own uses: searched by its code as well, the planner could choose to read all uses of that.
 */
export function promotionJson({ code, accountId, person }: PromotionQuery): SQL {
  return sql`(
    select jsonb_build_object(
      'code', promotion.code, 'id', promotion.id, 'offerTag', offer_tag, 'prices', prices, 'endsAt', ends_at,
      'isRunning', (starts_at is null or starts_at <= now()) and (ends_at is null or now() < ends_at),
      'isUsed', used_by_order is not null or (once_per_person and promotion.code in (
        select used.code from shop.promotion_use used where ${namesPerson(sql`used.person`, person)})),
      'isPersonal', for_account_id is not null, 'oncePerPerson', once_per_person,
      'isQualified', (for_account_id is null or for_account_id is not distinct from ${accountId})
        and ${isOwnerOf(sql`owners_of`, accountId)})
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
    endsAt: Type.Union([Type.String(), Type.Null()]),
    isRunning: Type.Boolean(),
    isUsed: Type.Boolean(),
    isPersonal: Type.Boolean(),
    oncePerPerson: Type.Boolean(),
    isQualified: Type.Boolean(),
  }),
);

/** One that this release cannot parse counts as unknown. */
export function parsePromotion(value: unknown): FoundPromotion | undefined {
  return isFoundPromotion(value) ? value : undefined;
}

function isFoundPromotion(value: unknown): value is FoundPromotion {
  return form.Check(value);
}

/** Whether it is valid now and for this person. */
export function isGranted(found: FoundPromotion | undefined): found is FoundPromotion {
  return found !== undefined && found.isRunning && !found.isUsed && found.isQualified;
}
