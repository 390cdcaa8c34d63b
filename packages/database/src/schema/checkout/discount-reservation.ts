import { index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";
import { checkout } from "./checkout.ts";

export const reservedKinds = ["coupon", "promotion"] as const;

/**
 * What counts once and is part of an open checkout. The key decides: of checkouts that are opened side by side, one
 * gets it. A payment makes a use of it, and the row goes.
 */
export const discountReservation = shop.table(
  "discount_reservation",
  {
    kind: text({ enum: reservedKinds }).notNull(),
    code: text().notNull(),
    /** The person for whom it counts once; empty where it counts once at all. */
    holder: text().notNull(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkout.id, { onDelete: "cascade" }),
    /** The provider's session can no longer be paid then. */
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.code, table.holder] }),
    index("discount_reservation_checkout").on(table.checkoutId),
    index("discount_reservation_holder").on(table.holder).concurrently(),
  ],
);
