import { bigint, jsonb, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { shop } from "./shop.ts";

/** Gives every publication a number of its own; equal numbers mean equal content. */
export const publicationVersion = shop.sequence("publication_version");

/** Render-ready content, written by the CMS when it publishes and read by the shop. */
export const publishedDocument = shop.table(
  "published_document",
  {
    collection: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    body: jsonb().notNull(),
    version: bigint({ mode: "number" }).notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
    /** Hashes of the texts in the language's own words, `<place>:<words>`; null where nobody translates. */
    words: text().array(),
    /** When one of them was last added or changed: what else is published with them says nothing of a translation. */
    wordsAt: timestamp("words_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.collection, table.key, table.locale] })],
);
