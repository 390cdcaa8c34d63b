import type { CartSnapshotItem } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { bigint, index, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { shop } from "./shop.ts";

/** The newest cart that a person's browser told us of. */
export const cartSnapshot = shop.table(
  "cart_snapshot",
  {
    /** In lower case. */
    email: text().primaryKey(),
    accountId: bigint("account_id", { mode: "number" }).references(() => account.id, {
      onDelete: "cascade",
    }),
    language: text().$type<Language>(),
    items: jsonb().$type<readonly CartSnapshotItem[]>().notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("cart_snapshot_updated").on(table.updatedAt)],
);
