import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/**
 * The pids that a product grants: the parts of a bundle, the product behind a gift, or itself. Throws where the
 * catalogue does not know it: once someone publishes it again, the order is delivered.
 */
export async function readGivenPids(executor: Executor, path: string): Promise<string[]> {
  const { rows } = await executor.execute(sql`
    select given.pid from shop.catalogue_product product
      left join shop.catalogue_inclusion inclusion on inclusion.path = product.path
      left join shop.catalogue_product given
        on given.path = coalesce(inclusion.included_path, product.path)
     where product.path = ${path} order by inclusion.position`);
  const pids = rows.map(({ pid }) => pid).filter((pid) => typeof pid === "string");
  if (pids.length === 0 || pids.length < rows.length)
    throw new Error(`The catalogue does not say what ${path} gives`);
  return pids;
}

/** The pids that an upgrade grants: those of what it leads to. */
export async function readTargetPids(executor: Executor, path: string): Promise<string[]> {
  const { rows } = await executor.execute(sql`
    select upgrade.upgrade_to as target from shop.catalogue_product upgrade
     where upgrade.path = ${path}`);
  const target = rows[0]?.["target"];
  if (typeof target !== "string") throw new Error(`The catalogue does not say where ${path} leads`);
  return readGivenPids(executor, target);
}
