import { deliveryIssues } from "@autotune/contract";
import { bigint, index, integer, text, unique } from "drizzle-orm/pg-core";
import { timestamptz } from "./column-types.ts";
import { shop } from "./shop.ts";

/** An e-mail that was sent, so that bounces can be matched to it, or that was suppressed. */
export const mailSending = shop.table(
  "mail_sending",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Tried again it is the same mail. */
    messageId: text("message_id").notNull().unique(),
    /** As it was written to. */
    email: text().notNull(),
    kind: text().notNull(),
    sentAt: timestamptz("sent_at").notNull().defaultNow(),
    /** Null where it went out. */
    withheldFor: text("withheld_for", { enum: deliveryIssues }),
  },
  (table) => [
    index("mail_sending_email").on(table.email),
    index("mail_sending_sent").on(table.sentAt),
  ],
);

/**
 * A bounce or complaint of an e-mail address. It is deleted once an e-mail arrives there, or its owner wants
 * our e-mails again.
 */
export const mailReport = shop.table(
  "mail_report",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    kind: text({ enum: deliveryIssues }).notNull(),
    /** Of which e-mail; null once that is purged. An e-mail has one report of a kind, however often it is reported. */
    sendingId: bigint("sending_id", { mode: "number" }).references(() => mailSending.id, {
      onDelete: "set null",
    }),
    /** As the other mail server put it: 5.1.1. Empty where it did not. */
    status: text().notNull().default(""),
    /** Its text. */
    diagnostic: text().notNull().default(""),
    reportedAt: timestamptz("reported_at").notNull().defaultNow(),
  },
  (table) => [
    index("mail_report_email").on(table.email, table.reportedAt),
    unique("mail_report_once").on(table.sendingId, table.kind),
  ],
);

/** What of a limited purpose of mail was sent lately, by all workers together. */
export const mailAllowance = shop.table("mail_allowance", {
  purpose: text().primaryKey(),
  /** Each mail moves it on by the time that lies between two. What is left until now may be sent at once. */
  usedUntil: timestamptz("used_until").notNull(),
  /** How many the last one who asked was granted. */
  granted: integer().notNull(),
});
