import { coveredProducts, offeredUpgrades } from "@autotune/commerce";
import { sql, type SQL } from "drizzle-orm";
import Type from "typebox";
import { isOffered } from "../../catalogue/index.ts";

const Packed = Type.Object({ path: Type.String(), includes: Type.Array(Type.String()) });

/** The products of a person's licences, and what those can become. */
export const UpgradeFacts = Type.Object({
  held: Type.Array(Packed),
  upgrades: Type.Array(
    Type.Object({
      path: Type.String(),
      from: Type.String(),
      to: Type.String(),
      /** The parts of what it leads to. */
      includes: Type.Array(Type.String()),
    }),
  ),
});
export type UpgradeFacts = Type.Static<typeof UpgradeFacts>;

const partsOf = (path: SQL) => sql`(
  select coalesce(jsonb_agg(included_path order by position), '[]')
    from shop.catalogue_inclusion inclusion where inclusion.path = ${path})`;

/** As JSON, for a statement that reads more about the same account. */
export function upgradeFactsJson(accountId: SQL): SQL {
  return sql`(
    with held as (
      select distinct product.path from shop.licence
        join shop.catalogue_product product on product.pid = licence.pid
       where licence.account_id = ${accountId} and licence.revoked_at is null
         and licence.upgraded_at is null)
    select jsonb_build_object(
      'held', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'path', held.path, 'includes', ${partsOf(sql`held.path`)}) order by held.path), '[]')
          from held),
      'upgrades', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'path', product.path, 'from', product.upgrade_from, 'to', product.upgrade_to,
            'includes', ${partsOf(sql`target.path`)})), '[]')
          from held
          join shop.catalogue_product product on product.upgrade_from = held.path
          join shop.catalogue_product target on target.path = product.upgrade_to
         where ${isOffered})))`;
}

/** What an account owns: each product, also as a part of a bundle, with how many upgrades are offered for it. */
export function countOffers({
  held,
  upgrades,
}: UpgradeFacts): { path: string; upgrades: number }[] {
  const parts = new Map<string, readonly string[]>([
    ...held.map(({ path, includes }) => [path, includes] as const),
    ...upgrades.map(({ to, includes }) => [to, includes] as const),
  ]);
  const offered = offeredUpgrades({
    held: held.map(({ path }) => path),
    upgrades,
    partsOf: (path) => parts.get(path) ?? [],
  });
  return [...coveredProducts(held)].map((path) => ({
    path,
    upgrades: offered.filter(({ from }) => from === path).length,
  }));
}
