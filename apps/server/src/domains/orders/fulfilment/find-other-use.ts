import type { Transaction } from "@autotune/database";
import type { couponUse } from "@autotune/database/schema";
import { sql, type SQL } from "drizzle-orm";
import { namesPerson } from "../../identity/index.ts";

interface CountedUse {
  /** The table of uses. */
  readonly uses: SQL;
  /** Whether the discount counts once at all. */
  readonly isPersonal: SQL;
  /** Whether it counts once for each person. */
  readonly isOncePerPerson: SQL;
  readonly use: Pick<typeof couponUse.$inferInsert, "code" | "person" | "providerOrderId">;
}

/**
 * The order that had used a discount first, where that counts once; by the provider's id. Of everybody's uses only those
 * of a personal code are read, which are few. A person's are found by the person alone: the planner cannot know how
 * often a code was used that became popular since the last statistics, and would read all of its uses.
 */
export async function findOtherUse(
  transaction: Transaction,
  { uses, isPersonal, isOncePerPerson, use }: CountedUse,
): Promise<string | undefined> {
  const { code, person, providerOrderId } = use;
  const another = sql`used.code = ${code} and used.provider_order_id <> ${providerOrderId}`;
  const { rows } = await transaction.execute<{ order: string }>(sql`
    with of_person as materialized (
      select code, provider_order_id, used_at from ${uses} used
       where ${namesPerson(sql`used.person`, sql`${person}::text`)})
    select provider_order_id as "order" from (
      select provider_order_id, used_at from ${uses} used where ${another} and ${isPersonal}
      union all
      select provider_order_id, used_at from of_person used where ${another} and ${isOncePerPerson}) found
     order by used_at limit 1`);
  return rows[0]?.order;
}
