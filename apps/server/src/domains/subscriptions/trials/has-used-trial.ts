import { sql, type SQL } from "drizzle-orm";
import { namesPerson } from "../../identity/index.ts";

/**
 * Whether a person has had their free trial: by account, and by email address in any spelling. `person` is the key that
 * the commerce rules derive from an email address.
 */
export function hasUsedTrial({ person, accountId }: { person: SQL; accountId: SQL }): SQL {
  return sql`(
    exists (select from shop.trial_use used where ${namesPerson(sql`used.person`, person)})
    or exists (select from shop.trial_use used where used.account_id = ${accountId}))`;
}
