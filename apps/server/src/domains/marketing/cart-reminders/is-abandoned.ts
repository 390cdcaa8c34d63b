import { sql } from "drizzle-orm";
import { reminderSchedule } from "./reminder-schedule.ts";

const { abandonedAfter, tooOldAfter, boughtBefore } = reminderSchedule;

/** Of a cart: left, not empty, and nothing bought since. */
export const isAbandoned = sql`
  cart_snapshot.account_id is not null and cart_snapshot.items <> '[]'
  and cart_snapshot.updated_at <= now() - ${abandonedAfter}::interval
  and cart_snapshot.updated_at > now() - ${tooOldAfter}::interval
  and not exists (
    select from shop.order bought
     where bought.account_id = cart_snapshot.account_id and bought.state in ('pending', 'completed')
       and bought.placed_at > cart_snapshot.updated_at - ${boughtBefore}::interval)`;
