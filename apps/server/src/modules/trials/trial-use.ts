import { sql, type SQL } from "drizzle-orm";
import { namesPerson } from "../accounts/forgotten-person.ts";

/**
 * Whether somebody has had their free trial: by their account, and by their address however it is written.
 * `person` is the key that the commerce rules make of an address.
 */
export function hasUsedTrial({ person, accountId }: { person: SQL; accountId: SQL }): SQL {
  return sql`(
    exists (select from shop.trial_use used where ${namesPerson(sql`used.person`, person)})
    or exists (select from shop.trial_use used where used.account_id = ${accountId}))`;
}
