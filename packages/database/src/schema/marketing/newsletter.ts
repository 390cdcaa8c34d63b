import type { NewsletterFrequency } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { bigint, index, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/** Who requested the newsletter. It goes only to those who have confirmed it from their own mailbox. */
export const newsletterSubscriber = shop.table(
  "newsletter_subscriber",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case and trimmed, so that one e-mail address is one subscriber. */
    email: text().notNull().unique(),
    /** Of the page on which they subscribed. */
    language: text().$type<Language>().notNull(),
    /** How often at most. Those who want none are not on the list. */
    frequency: text().$type<NewsletterFrequency>().notNull().default("each"),
    /** When they last requested it and an e-mail was due. */
    askedAt: timestamptz("asked_at").notNull().defaultNow(),
    confirmedAt: timestamptz("confirmed_at"),
  },
  (table) => [
    index("newsletter_subscriber_waiting")
      .on(table.askedAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
);

/**
 * A confirmation link of an e-mail. The token itself is only in the e-mail. Each attempt to send one has its
 * own: whichever of two copies is opened, its link is right.
 */
export const newsletterToken = shop.table(
  "newsletter_token",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    subscriberId: bigint("subscriber_id", { mode: "number" })
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
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
    seenAt: timestamptz("seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.language] })],
);

/** One newsletter to one subscriber. Its key allows one for each time, however often it is attempted. */
export const newsletterDigest = shop.table(
  "newsletter_digest",
  {
    subscriberId: bigint("subscriber_id", { mode: "number" })
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: "cascade" }),
    /** It covers what was seen after the one timestamp and until the other. */
    coversFrom: timestamptz("covers_from").notNull(),
    coversUntil: timestamptz("covers_until").notNull(),
    sentAt: timestamptz("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.coversUntil] }),
    index("newsletter_digest_issue").on(table.coversUntil, table.subscriberId).concurrently(),
  ],
);
