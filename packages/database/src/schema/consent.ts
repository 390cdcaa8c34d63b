import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { bigint, check, index, smallint, text } from "drizzle-orm/pg-core";
import { account } from "./identity/account.ts";
import { timestamptz } from "./platform/column-types.ts";
import { shop } from "./platform/shop.ts";

/** A visitor's choice about cookies. It holds no e-mail or IP address and nothing of their device. */
export const consentRecord = shop.table(
  "consent_record",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null where nobody was signed in. */
    accountId: bigint("account_id", { mode: "number" }).references(() => account.id, {
      onDelete: "cascade",
    }),
    /** 1: granted. 0: denied. */
    status: smallint().$type<0 | 1>().notNull(),
    /** Of the inventory that the choice was about. */
    inventoryVersion: text("inventory_version").notNull(),
    language: text().$type<Language>().notNull(),
    answeredAt: timestamptz("answered_at").notNull().defaultNow(),
  },
  (table) => [
    check("consent_record_status", sql`${table.status} in (0, 1)`),
    index("consent_record_account").on(table.accountId),
    index("consent_record_answered").on(table.answeredAt),
  ],
);
