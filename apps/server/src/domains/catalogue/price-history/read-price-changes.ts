import type { Currency, PriceChange } from "@autotune/commerce";
import { isPriceChanges } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

interface KnownChanges {
  readonly changes: readonly PriceChange[];
  /** Some of it is invented, for the demonstration. */
  readonly hasSamples: boolean;
}

/** All published prices of a product in one currency, oldest first. */
export async function readPriceChanges(
  executor: Executor,
  path: string,
  currency: Currency,
): Promise<KnownChanges> {
  const { rows } = await executor.execute(sql`
    select coalesce(jsonb_agg(jsonb_build_object(
             'currency', currency, 'amount', amount, 'discount', discount,
             'publishedAt', to_json(published_at)) order by published_at, id), '[]') as changes,
           coalesce(bool_or(is_sample), false) as has_samples
      from shop.price_history where path = ${path} and currency = ${currency}`);
  const changes = rows[0]?.["changes"];
  if (!isPriceChanges(changes)) throw new TypeError(`The price history of ${path} cannot be read`);
  return { changes, hasSamples: rows[0]?.["has_samples"] === true };
}
