import type { Language } from "@autotune/routes";
import { bigint, index, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { bytes, moment } from "./column-kinds.ts";
import { shop } from "./shop.ts";

/** Who asked for the newsletter. It goes only to those who have confirmed it from their own mailbox. */
export const newsletterSubscriber = shop.table(
  "newsletter_subscriber",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case and trimmed, so that one address is one subscriber. */
    email: text().notNull().unique(),
    /** Of the page on which they asked. */
    language: text().$type<Language>().notNull(),
    /** When they last asked and were to get a mail. */
    askedAt: moment("asked_at").notNull().defaultNow(),
    confirmedAt: moment("confirmed_at"),
  },
  (table) => [
    index("newsletter_subscriber_waiting")
      .on(table.askedAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
);

/**
 * What a link in a mail confirms with. The token itself is only in the mail. Each attempt to send one has its
 * own: whichever of two copies is opened, its link is right.
 */
export const newsletterToken = shop.table(
  "newsletter_token",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    subscriberId: bigint("subscriber_id", { mode: "number" })
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("newsletter_token_subscriber").on(table.subscriberId),
    index("newsletter_token_created").on(table.createdAt),
  ],
);
