import { sql } from "drizzle-orm";
import { bigint, boolean, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";
import { subscription } from "./subscription.ts";

export const planChangeStates = ["requested", "payment_failed", "delivered"] as const;

/** A requested change of plan, until the provider has reported its outcome. */
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
    requestedAt: timestamptz("requested_at").notNull().defaultNow(),
    settledAt: timestamptz("settled_at"),
    /** The person has seen its outcome; it is not shown again. */
    seenAt: timestamptz("seen_at"),
  },
  (table) => [
    index("plan_change_subscription").on(table.subscriptionId, table.requestedAt),
    uniqueIndex("plan_change_requested")
      .on(table.subscriptionId)
      .where(sql`${table.status} = 'requested'`),
    index("plan_change_settled").on(table.settledAt).concurrently(),
  ],
);
