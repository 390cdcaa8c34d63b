import { isStaffRole, mayStaff } from "@autotune/contract";
import { sql } from "drizzle-orm";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import type { User } from "../payload-types.ts";
import { executorOf } from "./staff/executor-of.ts";

/** Whether a role may read what the weekly report says. */
export function readsSales(role: unknown): boolean {
  return isStaffRole(role) && mayStaff(role, "report.sales");
}

/** Tells the shop's worker, which reads no table of the CMS, who gets the weekly report and where. */
export const publishReportReader: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  const executor = await executorOf(req);
  if (readsSales(doc.role) && doc.weeklyReport !== false)
    await executor.execute(sql`
      insert into shop.reporting_reader (staff_id, email) values (${doc.id}, ${doc.email})
      on conflict (staff_id) do update set email = excluded.email`);
  else await executor.execute(sql`delete from shop.reporting_reader where staff_id = ${doc.id}`);
};

export const withdrawReportReader: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const executor = await executorOf(req);
  await executor.execute(sql`delete from shop.reporting_reader where staff_id = ${doc.id}`);
};
