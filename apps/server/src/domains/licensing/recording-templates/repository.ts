import { findIncludedTemplates } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { isUsablePlan } from "@autotune/database/schema";
import { sql } from "drizzle-orm";

interface PlanProducts extends Record<string, unknown> {
  readonly id: number;
  /** The paths of what it includes today. */
  readonly products: string[];
}

/** The plans that a person may use now, trials among them. */
export async function readCurrentPlans(
  database: Database,
  accountId: number,
): Promise<PlanProducts[]> {
  const { rows } = await database.execute<PlanProducts>(sql`
    select plan.id::integer, array_agg(given.path) as products
      from shop.subscription plan
      join shop.catalogue_inclusion inclusion on inclusion.path = plan.path
      join shop.catalogue_product given on given.path = inclusion.included_path
     where plan.account_id = ${accountId} and ${isUsablePlan}
     group by plan.id
     order by plan.id`);
  return rows;
}

/** Whether any template comes with a plan of the catalogue today. */
export async function hasRecordingTemplates(database: Database, path: string): Promise<boolean> {
  const { rows } = await database.execute<{ path: string }>(sql`
    select given.path from shop.catalogue_inclusion inclusion
      join shop.catalogue_product given on given.path = inclusion.included_path
     where inclusion.path = ${path}`);
  return findIncludedTemplates(new Set(rows.map((row) => row.path))).length > 0;
}
