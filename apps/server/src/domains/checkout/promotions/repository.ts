import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import { parsePromotion, promotionJson, type FoundPromotion } from "./promotion-json.ts";

export async function findPromotion(
  executor: Executor,
  code: string,
  accountId: number | undefined,
): Promise<FoundPromotion | undefined> {
  const promotion = promotionJson({
    code: sql`${code}`,
    accountId: sql`${accountId ?? null}::bigint`,
  });
  const { rows } = await executor.execute(sql`select ${promotion} as promotion`);
  return parsePromotion(rows[0]?.["promotion"]);
}
