import type { Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { bigint, index, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { shop } from "./shop.ts";

/** A line of a cart as the server decided it, kept for the order that may come of it. */
export interface CheckoutLine {
  readonly path: string;
  readonly pid: string;
  readonly name: string;
  readonly quantity: number;
  /** In the minor unit of the checkout's currency. */
  readonly unitPrice: number;
}

/** A cart that the server has decided and handed to the payment provider. Ownership of an order follows it. */
export const checkout = shop.table(
  "checkout",
  {
    id: uuid().primaryKey(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    language: text().$type<Language>().notNull(),
    country: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    subtotal: integer().notNull(),
    lines: jsonb().$type<CheckoutLine[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("checkout_account").on(table.accountId, table.createdAt)],
);
