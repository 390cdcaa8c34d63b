import { sql, type SQL } from "drizzle-orm";
import { isOffered } from "../../catalogue/index.ts";

/** How many products a person's licences can become: each counts once, however many licences lead to it. */
export function countUpgradeTargets(accountId: SQL): SQL {
  return sql`(
    select count(distinct product.upgrade_to)::integer
      from shop.licence
      join shop.catalogue_product source on source.pid = licence.pid
      join shop.catalogue_product product on product.upgrade_from = source.path
      join shop.catalogue_product target on target.path = product.upgrade_to
     where licence.account_id = ${accountId} and licence.revoked_at is null
       and licence.upgraded_at is null and ${isOffered})`;
}
