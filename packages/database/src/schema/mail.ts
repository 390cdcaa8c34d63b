import { mailTroubles } from "@autotune/contract";
import { bigint, index, text, unique } from "drizzle-orm/pg-core";
import { moment } from "./column-kinds.ts";
import { shop } from "./shop.ts";

/** A mail that was sent, so that what comes back can be told apart, or that was kept from being sent. */
export const mailSending = shop.table(
  "mail_sending",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Tried again it is the same mail. */
    messageId: text("message_id").notNull().unique(),
    /** As it was written to. */
    email: text().notNull(),
    kind: text().notNull(),
    sentAt: moment("sent_at").notNull().defaultNow(),
    /** Null where it went out. */
    withheldFor: text("withheld_for", { enum: mailTroubles }),
  },
  (table) => [
    index("mail_sending_email").on(table.email),
    index("mail_sending_sent").on(table.sentAt),
  ],
);

/** What came back from an address. It is deleted once a mail arrives there, or its owner wants our mails again. */
export const mailReport = shop.table(
  "mail_report",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    kind: text({ enum: mailTroubles }).notNull(),
    /** Of which mail; null once that is forgotten. A mail has one report of a kind, however often it is told. */
    sendingId: bigint("sending_id", { mode: "number" }).references(() => mailSending.id, {
      onDelete: "set null",
    }),
    /** As the other mail server put it: 5.1.1. Empty where it did not. */
    status: text().notNull().default(""),
    /** Its words. */
    diagnostic: text().notNull().default(""),
    reportedAt: moment("reported_at").notNull().defaultNow(),
  },
  (table) => [
    index("mail_report_email").on(table.email, table.reportedAt),
    unique("mail_report_once").on(table.sendingId, table.kind),
  ],
);
