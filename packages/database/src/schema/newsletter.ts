import type { NewsletterFrequency } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { bigint, index, primaryKey, text } from "drizzle-orm/pg-core";
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
    /** How often at most. Who wants none is not on the list. */
    frequency: text().$type<NewsletterFrequency>().notNull().default("each"),
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

/**
 * When each post was first seen published in a language. A post that is published anew is not news again, and a
 * translation is news to those who read that language.
 */
export const newsletterPost = shop.table(
  "newsletter_post",
  {
    slug: text().notNull(),
    language: text().$type<Language>().notNull(),
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.language] })],
);

/** One newsletter to one subscriber. Its key lets there be one for each time, whoever comes twice. */
export const newsletterDigest = shop.table(
  "newsletter_digest",
  {
    subscriberId: bigint("subscriber_id", { mode: "number" })
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: "cascade" }),
    /** It tells of what was seen after the one moment and until the other. */
    coversFrom: moment("covers_from").notNull(),
    coversUntil: moment("covers_until").notNull(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.coversUntil] }),
    index("newsletter_digest_until").on(table.coversUntil),
  ],
);
