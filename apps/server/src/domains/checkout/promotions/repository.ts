import { personKey } from "@autotune/commerce";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import { parsePromotion, promotionJson, type FoundPromotion } from "./promotion-json.ts";

export async function findPromotion(
  executor: Executor,
  code: string,
  { id, email }: { readonly id?: number | undefined; readonly email?: string | undefined },
): Promise<FoundPromotion | undefined> {
  const promotion = promotionJson({
    code: sql`${code}`,
    accountId: sql`${id ?? null}::bigint`,
    person: sql`${email === undefined ? null : personKey(email)}::text`,
  });
  const { rows } = await executor.execute(sql`select ${promotion} as promotion`);
  return parsePromotion(rows[0]?.["promotion"]);
}
