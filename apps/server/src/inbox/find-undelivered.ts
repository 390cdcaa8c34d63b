import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/** Which of these orders of the provider have no complete order of ours with a licence for every copy. */
export async function findUndelivered(
  executor: Executor,
  providerOrderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.execute(sql`
    select paid.id from jsonb_array_elements_text(${JSON.stringify(providerOrderIds)}::jsonb) paid (id)
    where not exists (
      select 1 from shop.order
      where provider_order_id = paid.id and state = 'completed'
        and (select coalesce(sum(quantity), 0) from shop.order_line where order_id = shop.order.id) =
            (select count(*) from shop.licence join shop.order_line line on line.id = order_line_id
              where line.order_id = shop.order.id))`);
  return rows.map((row) => String(row["id"]));
}
