import type { Executor } from "@autotune/database";
import { isUsablePlan } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { upgradedTo } from "./owned-licences-json.ts";
import { productName } from "../../catalogue/index.ts";

export const ownedPerPage = 50;

const OwnedRow = Type.Object({
  /** Null for what a plan includes: it is no licence of its own. */
  licenceId: Type.Union([Type.String(), Type.Null()]),
  authenticationString: Type.String(),
  serial: Type.String(),
  pid: Type.String(),
  /** Empty where the catalogue no longer has the product. */
  path: Type.String(),
  name: Type.String(),
  upgradedTo: Type.Union([Type.String(), Type.Null()]),
  canBeUpgraded: Type.Boolean(),
  grantedAt: Type.String(),
  isActivated: Type.Boolean(),
  isInTransfer: Type.Boolean(),
});
export type OwnedRow = Type.Static<typeof OwnedRow>;

const page = Compile(Type.Object({ total: Type.Integer(), rows: Type.Array(OwnedRow) }));

export interface OwnedPage {
  readonly accountId: number;
  readonly page: number;
  /** Without what plans include. */
  readonly perpetualOnly: boolean;
  readonly language: Language;
}

/** A page of what a person may use, the newest first: their licences, and what their plans include today. */
export async function readOwned(
  executor: Executor,
  { accountId, page: number, perpetualOnly, language }: OwnedPage,
): Promise<{ total: number; rows: OwnedRow[] }> {
  const { rows } = await executor.execute(sql`
    with owned as (
      select licence.id, licence.pid, licence.authentication_string, licence.serial,
          licence.granted_at, licence.upgraded_at is null as can_be_upgraded
        from shop.licence where licence.account_id = ${accountId} and licence.revoked_at is null
      union all
      select null, given.pid, '', '', max(plan.began_at), false
        from shop.subscription plan
        join shop.catalogue_product given on given.path in (
          select included_path from shop.catalogue_inclusion where path = plan.path
          union all
          select plan.path where not exists (
            select from shop.catalogue_inclusion where path = plan.path))
       where not ${perpetualOnly} and plan.account_id = ${accountId} and ${isUsablePlan}
       group by given.pid),
    shown as (
      select licence.*, ${upgradedTo} as upgraded_to, coalesce(product.path, '') as path,
          coalesce(${productName(sql`product.path`, language)}, licence.pid) as name,
          exists (select from shop.activation used
            where used.licence_id = licence.id and used.ended_at is null) as is_activated,
          exists (select from shop.licence_transfer transfer
            where transfer.licence_id = licence.id and transfer.state = 'open') as is_in_transfer
        from (
          select * from owned order by granted_at desc, id desc nulls last, pid
           limit ${ownedPerPage} offset ${(number - 1) * ownedPerPage}) licence
        left join shop.catalogue_product product on product.pid = licence.pid)
    select (select count(*)::integer from owned) as total,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'licenceId', id::text, 'authenticationString', authentication_string, 'serial', serial,
          'pid', pid, 'path', path, 'name', name, 'upgradedTo', upgraded_to,
          'canBeUpgraded', can_be_upgraded, 'grantedAt', granted_at,
          'isActivated', is_activated, 'isInTransfer', is_in_transfer)
          order by granted_at desc, id desc nulls last, pid), '[]') from shown) as rows`);
  const [found] = rows;
  if (!page.Check(found)) throw new TypeError("What somebody owns cannot be read");
  return found;
}
