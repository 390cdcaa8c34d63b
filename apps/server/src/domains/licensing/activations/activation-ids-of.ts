import { sql, type SQL } from "drizzle-orm";

interface Activated {
  /** Each selects ids. */
  readonly licences: SQL;
  readonly plans: SQL;
}

/**
 * The ids of the computers on which these licences and plans are activated. Two searches, each by an index: one condition
 * with an "or" over both would read every activation of the shop.
 */
export function activationIdsOf({ licences, plans }: Activated): SQL {
  return sql`
    select id from shop.activation where licence_id in (${licences})
    union all
    select id from shop.activation where subscription_id in (${plans})`;
}

export function activationIdsOfAccount(id: number): SQL {
  return activationIdsOf({
    licences: sql`select id from shop.licence where account_id = ${id}`,
    plans: sql`select id from shop.subscription where account_id = ${id}`,
  });
}
