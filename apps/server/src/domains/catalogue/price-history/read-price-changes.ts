import type { Currency, PriceChange } from "@autotune/commerce";
import { isPriceChanges } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

interface ChangesOf {
  readonly path: string;
  readonly currency: Currency;
  /** Those that the seed of a demonstration shop invented. */
  readonly withSamples: boolean;
}

/** All published prices of a product in one currency, oldest first. */
export async function readPriceChanges(
  executor: Executor,
  { path, currency, withSamples }: ChangesOf,
): Promise<readonly PriceChange[]> {
  const { rows } = await executor.execute(sql`
    select coalesce(jsonb_agg(jsonb_build_object(
             'currency', currency, 'amount', amount, 'discount', discount,
             'publishedAt', to_json(published_at)) order by published_at, id), '[]') as changes
      from shop.price_history
     where path = ${path} and currency = ${currency} and (${withSamples} or not is_sample)`);
  const changes = rows[0]?.["changes"];
  if (!isPriceChanges(changes)) throw new TypeError(`The price history of ${path} cannot be read`);
  return changes;
}
