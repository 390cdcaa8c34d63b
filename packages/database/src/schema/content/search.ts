import type { Language } from "@autotune/routes";
import {
  bigint,
  customType,
  index,
  integer,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { shop } from "../platform/shop.ts";

const textSearchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What the site's search finds: a published document in one language, or a part of it that has a URL of its
 * own. The worker writes it after a publication.
 */
export const searchEntry = shop.table(
  "search_entry",
  {
    collection: text().notNull(),
    key: text().notNull(),
    /** A section of a manual; empty for the document itself, of which there is always an entry. */
    part: text().notNull(),
    locale: text().$type<Language>().notNull(),
    /** Of the document of which it was made. */
    version: bigint({ mode: "number" }).notNull(),
    /** The edition of the rules by which it was made. */
    rules: smallint().notNull(),
    title: text().notNull(),
    /** What it is a part of; empty where it is whole. */
    partOf: text("part_of").notNull(),
    /** Its title with nothing but letters and digits, so that AutoTune and Auto-Tune are the same name. */
    name: text().notNull(),
    /** For the excerpt. */
    text: text().notNull(),
    /** Weighted: A of the title, B of what sums it up, C of what it is a part of, D of the rest. */
    words: textSearchVector().notNull(),
    /** The same words as they are written, each once. */
    spellings: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.key, table.part, table.locale] }),
    index("search_entry_words").using("gin", table.words),
  ],
);

/**
 * Every word that occurs, so that an unknown one can be read as the nearest one. Some thousands in each
 * language: they are scanned in some milliseconds without an index.
 */
export const searchWord = shop.table(
  "search_word",
  {
    locale: text().$type<Language>().notNull(),
    word: text().notNull(),
    /** In how many entries it occurs. */
    entries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word] })],
);
