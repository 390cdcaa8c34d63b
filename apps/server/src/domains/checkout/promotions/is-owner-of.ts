import { isUsablePlan } from "@autotune/database/schema";
import { sql, type SQL } from "drizzle-orm";

/** Whether a person owns, or has a plan of, one of these paths. True if none is required. */
export function isOwnerOf(paths: SQL, accountId: SQL): SQL {
  return sql`(cardinality(${paths}) = 0
    or exists (
      select from shop.licence join shop.catalogue_product owned on owned.pid = licence.pid
       where licence.account_id = ${accountId} and licence.revoked_at is null
         and licence.upgraded_at is null and owned.path = any(${paths}))
    or exists (
      select from shop.subscription plan
       where plan.account_id = ${accountId} and ${isUsablePlan}
         and plan.path = any(${paths})))`;
}
