import type { Currency } from "@autotune/commerce";
import type { CartSnapshotItem } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { bigint, index, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/** The newest cart that a person's browser sent. */
export const cartSnapshot = shop.table(
  "cart_snapshot",
  {
    /** In lower case. */
    email: text().primaryKey(),
    accountId: bigint("account_id", { mode: "number" }).references(() => account.id, {
      onDelete: "cascade",
    }),
    language: text().$type<Language>(),
    /** In which its prices were shown. */
    currency: text().$type<Currency>(),
    /** Empty once the cart was emptied or bought, so that the person's other devices are updated. */
    items: jsonb().$type<readonly CartSnapshotItem[]>().notNull(),
    /** The same from the first product until it is empty again: of one cart one reminder is written. */
    cartId: uuid("cart_id").notNull().unique().defaultRandom(),
    /** Another one with every change: a device that has seen an older one changes nothing. */
    revision: uuid().notNull().defaultRandom(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /** When it was last weighed whether to remind of it. */
    consideredAt: timestamptz("considered_at"),
    remindedAt: timestamptz("reminded_at"),
  },
  (table) => [
    index("cart_snapshot_updated").on(table.updatedAt),
    // Every paid order looks for what it bought.
    index("cart_snapshot_account").on(table.accountId),
  ],
);
