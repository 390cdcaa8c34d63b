import { sql } from "drizzle-orm";
import { orderRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

const ordersOf = (accountId: number) =>
  sql`(select id from shop."order" where account_id = ${accountId})`;

export const supportOrdersModule: ModuleManifest = {
  name: "support-orders",
  staffRoutes: (scope, guard) => orderRoutes(scope, guard),
  personalData: {
    /** Not who wrote them. */
    order_notes: (id) => sql`
      select reference, text, note.created_at from shop.order_note note
        join shop."order" bought on bought.id = order_id
       where bought.account_id = ${id} order by note.id`,
  },
  async erase(transaction, { accountId }) {
    await transaction.execute(
      sql`delete from shop.order_note where order_id in ${ordersOf(accountId)}`,
    );
  },
  timeline: (id) => [
    sql`select created_at, 'note ' || id, 'noteWritten', text, staff, null, null
          from shop.order_note where order_id in ${ordersOf(id)}`,
  ],
};
