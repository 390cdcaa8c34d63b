import { sql } from "drizzle-orm";
import { bigint, boolean, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./column-kinds.ts";
import { shop } from "./shop.ts";
import { subscription } from "./subscription.ts";

export const planChangeStates = ["requested", "payment_failed", "delivered"] as const;

/** A change of plan that somebody asked for, until the provider has told what came of it. */
export const planChange = shop.table(
  "plan_change",
  {
    id: uuid().primaryKey().defaultRandom(),
    subscriptionId: bigint("subscription_id", { mode: "number" })
      .notNull()
      .references(() => subscription.id, { onDelete: "cascade" }),
    fromPath: text("from_path").notNull(),
    toPath: text("to_path").notNull(),
    isTermIncrease: boolean("is_term_increase").notNull(),
    isTermDecrease: boolean("is_term_decrease").notNull(),
    status: text({ enum: planChangeStates }).notNull().default("requested"),
    requestedAt: moment("requested_at").notNull().defaultNow(),
    settledAt: moment("settled_at"),
    /** The person has seen how it ended; it is not told again. */
    seenAt: moment("seen_at"),
  },
  (table) => [
    index("plan_change_subscription").on(table.subscriptionId, table.requestedAt),
    uniqueIndex("plan_change_requested")
      .on(table.subscriptionId)
      .where(sql`${table.status} = 'requested'`),
  ],
);
