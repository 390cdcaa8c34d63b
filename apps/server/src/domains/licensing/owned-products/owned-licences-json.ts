import { sql, type SQL } from "drizzle-orm";

/** The licence that replaced the row `licence`, unless it was returned. */
export const upgradedTo = sql`(
  select newer.id::text from shop.licence newer
   where newer.source_licence_id = licence.id and newer.revoked_at is null limit 1)`;

/** Some of a person's licences that an upgrade could be paid with, as a JSON list of owned records. */
export function ownedLicencesJson({ accountId, ids }: { accountId: SQL; ids: SQL }): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
        'path', product.path, 'pid', licence.pid, 'name', product.path,
        'authenticationString', licence.authentication_string, 'purchaseId', licence.id::text,
        'serial', licence.serial, 'upgradedTo', ${upgradedTo})), '[]')
      from shop.licence join shop.catalogue_product product on product.pid = licence.pid
     where licence.id = any(${ids}) and licence.account_id = ${accountId}
       and licence.revoked_at is null and licence.upgraded_at is null)`;
}
