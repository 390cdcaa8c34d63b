import type { Prices } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";
import { announcePublication } from "./publication-notice.ts";

export interface PromotionToPublish {
  readonly code: string;
  readonly id: string;
  readonly offerTag: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly prices: Readonly<Record<string, Prices>>;
  readonly ownersOf: readonly string[];
  readonly oncePerPerson: boolean;
}

export async function publishPromotion(
  transaction: Executor,
  promotion: PromotionToPublish,
): Promise<void> {
  const { code, id, offerTag, startsAt, endsAt, prices, ownersOf, oncePerPerson } = promotion;
  await transaction.execute(sql`
    insert into shop.promotion (code, id, offer_tag, starts_at, ends_at, prices, owners_of, once_per_person)
    values (${code}, ${id}, ${offerTag}, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      ${JSON.stringify(prices)}::jsonb, ${sql.param([...ownersOf])}::text[], ${oncePerPerson})
    on conflict (code) do update
      set id = excluded.id, offer_tag = excluded.offer_tag, starts_at = excluded.starts_at,
          ends_at = excluded.ends_at, prices = excluded.prices, owners_of = excluded.owners_of,
          once_per_person = excluded.once_per_person`);
  await announcePublication(transaction);
}

export async function withdrawPromotion(transaction: Executor, code: string): Promise<void> {
  await transaction.execute(sql`delete from shop.promotion where code = ${code}`);
  await announcePublication(transaction);
}
