import { index, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import { shop } from "../platform/shop.ts";

/** A draft as it would be published, for everybody who has its link; written by the CMS, and gone after an hour. */
export const draftPreview = shop.table(
  "draft_preview",
  {
    /** Of the link: who can read the table cannot open a draft. */
    tokenHash: text("token_hash").primaryKey(),
    collection: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    body: jsonb().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("draft_preview_expires_at_idx").on(table.expiresAt)],
);
