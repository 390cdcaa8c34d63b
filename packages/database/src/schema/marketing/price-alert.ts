import type { Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { bigint, index, integer, text, unique } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/**
 * Who wants to be notified when a product costs no more than they wish. Only those who have confirmed it from
 * their own mailbox, or were signed in with the e-mail address, are notified, and once. Not a foreign key to
 * the product, which may be withdrawn and come back.
 */
export const priceAlert = shop.table(
  "price_alert",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case and trimmed. */
    email: text().notNull(),
    path: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The price that is wished for, in the minor unit. */
    amount: integer().notNull(),
    /** Of the page on which they requested it. */
    language: text().$type<Language>().notNull(),
    /** When they last requested it and an e-mail was due. */
    askedAt: timestamptz("asked_at").notNull().defaultNow(),
    confirmedAt: timestamptz("confirmed_at"),
    /** The price was reached: the mail about it was added in the same transaction, and never again. */
    toldAt: timestamptz("told_at"),
  },
  (table) => [
    unique("price_alert_wish").on(table.email, table.path, table.currency, table.amount),
    index("price_alert_asked").on(table.askedAt),
    // Every minute finds in it what is watched, and which wishes a price has reached.
    index("price_alert_reachable")
      .on(table.path, table.currency, table.amount)
      .where(sql`${table.confirmedAt} is not null and ${table.toldAt} is null`)
      .concurrently(),
  ],
);

/** A confirmation link of an e-mail. The token itself is only in the e-mail; each attempt to send has its own. */
export const priceAlertToken = shop.table(
  "price_alert_token",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    alertId: bigint("alert_id", { mode: "number" })
      .notNull()
      .references(() => priceAlert.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("price_alert_token_alert").on(table.alertId),
    index("price_alert_token_created").on(table.createdAt),
  ],
);
