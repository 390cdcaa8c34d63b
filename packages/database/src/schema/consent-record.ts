import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { bigint, check, index, smallint, text } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { moment } from "./column-kinds.ts";
import { shop } from "./shop.ts";

/** What somebody answered to the question about cookies. It holds no address and nothing of their device. */
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
    /** Of the list of what is stored and who is asked, which the question was about. */
    inventoryVersion: text("inventory_version").notNull(),
    language: text().$type<Language>().notNull(),
    answeredAt: moment("answered_at").notNull().defaultNow(),
  },
  (table) => [
    check("consent_record_status", sql`${table.status} in (0, 1)`),
    index("consent_record_account").on(table.accountId),
    index("consent_record_answered").on(table.answeredAt),
  ],
);
