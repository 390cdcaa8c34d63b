import { index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { checkout } from "./checkout.ts";
import { shop } from "../platform/shop.ts";

/** Declined payments, by their origin: many at once are somebody who tries out stolen cards. */
export const declinedPayment = shop.table(
  "declined_payment",
  {
    providerOrderId: text("provider_order_id").primaryKey(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkout.id, { onDelete: "cascade" }),
    /** The network that the checkout was opened from. */
    place: text().notNull(),
    /** The claimed identity. */
    person: text().notNull(),
    declinedAt: timestamp("declined_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("declined_payment_checkout").on(table.checkoutId).concurrently(),
    index("declined_payment_place").on(table.place, table.declinedAt),
    index("declined_payment_person").on(table.person, table.declinedAt),
    index("declined_payment_declined").on(table.declinedAt).concurrently(),
  ],
);
