import type { OrderTrait } from "@autotune/contract";
import { sql, type SQL } from "drizzle-orm";

const hasLine = (isIt: SQL) => sql`exists (
  select from shop.order_line line where line.order_id = bought.id and ${isIt})`;

const hasPlan = hasLine(sql`line.type in ('subscription', 'trial')`);

/** What else an order has in it, as conditions on `bought`. */
export const hasTrait: Readonly<Record<OrderTrait, SQL>> = {
  gift: hasLine(sql`line.is_freebie`),
  upgrade: hasLine(sql`line.type = 'upgrade'`),
  plan: hasPlan,
  // Later charges are no orders of their own; the order that began the plan has them. By `limit` it stays a look at
  // one order: as a join it would read all charges.
  renewed: sql`${hasPlan} and (
    select true from shop.order_line line
      join shop.subscription plan on plan.order_line_id = line.id
      join shop.subscription_charge charge on charge.subscription_id = plan.id
     where line.order_id = bought.id and charge.state = 'completed' limit 1)`,
};
