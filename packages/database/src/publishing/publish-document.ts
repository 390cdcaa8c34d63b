import { parseBody, type PublishedBodies, type PublishedCollection } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";
import { announcePublication } from "./publication-notice.ts";

export interface DocumentToPublish<Collection extends PublishedCollection> {
  readonly collection: Collection;
  readonly key: string;
  readonly locale: Language;
  readonly body: PublishedBodies[Collection];
}

/** Runs in the transaction that saves the document in the CMS: both happen, or neither. */
export async function publishDocument<Collection extends PublishedCollection>(
  transaction: Executor,
  { collection, key, locale, body }: DocumentToPublish<Collection>,
): Promise<void> {
  await publishLanguages(transaction, { collection, key, bodies: new Map([[locale, body]]) });
}

/** A document in several languages with one statement. */
export async function publishLanguages<Collection extends PublishedCollection>(
  transaction: Executor,
  {
    collection,
    key,
    bodies,
    words,
  }: Omit<DocumentToPublish<Collection>, "locale" | "body"> & {
    readonly bodies: ReadonlyMap<Language, PublishedBodies[Collection]>;
    /** What each language says in its own words: `<place>:<words>` for each text, or `<place>:` for an empty one. */
    readonly words?: ReadonlyMap<Language, readonly string[]>;
  },
): Promise<void> {
  const rows = [...bodies].map(([locale, body]) => {
    const parsed = parseBody(collection, body);
    if (!parsed.ok)
      throw new Error(`${collection} ${key} (${locale}) cannot be published: ${parsed.reason}`);
    const json = JSON.stringify(parsed.body);
    const own = words?.get(locale);
    const hashes = sql`${own === undefined ? null : sql.param([...own])}::text[]`;
    const wordsAt = own === undefined ? sql`null::timestamptz` : sql`now()`;
    return sql`(${collection}, ${key}, ${locale}, ${json}::jsonb, nextval('shop.publication_version'), ${hashes}, ${wordsAt})`;
  });
  if (rows.length === 0) return;
  const hasChanged = sql`published.body is distinct from excluded.body`;
  // Words that are gone with their block are no other words, and neither is a text that was always empty.
  const hasOtherWords = sql`exists (
    select from unnest(excluded.words) word
    where word <> all (published.words) and (word not like '%:' or exists (
      select from unnest(published.words) former where starts_with(former, word))))`;
  // Equal content keeps its version, so that a save that changes one language refreshes only that one. In a
  // row from before words were kept, they are as old as all of it.
  await transaction.execute(sql`
    insert into shop.published_document as published (collection, key, locale, body, version, words, words_at)
    values ${sql.join(rows, sql`, `)}
    on conflict (collection, key, locale) do update
      set body = excluded.body,
          version = case when ${hasChanged} then excluded.version else published.version end,
          published_at = case when ${hasChanged} then now() else published.published_at end,
          words = excluded.words,
          words_at = case
            when excluded.words is null or ${hasOtherWords} then excluded.words_at
            when published.words is null and ${hasChanged} then excluded.words_at
            else coalesce(published.words_at, published.published_at) end
      where ${hasChanged} or published.words is distinct from excluded.words`);
  await announcePublication(transaction);
}

/** Brings a document to another key in all its languages, with what it shows there. */
export async function moveDocument(
  transaction: Executor,
  {
    collection,
    formerKey,
    key,
  }: { collection: PublishedCollection; formerKey: string; key: string },
): Promise<void> {
  await transaction.execute(sql`
    update shop.published_document
      set key = ${key}, published_at = now(), words_at = coalesce(words_at, published_at)
    where collection = ${collection} and key = ${formerKey}`);
  await announcePublication(transaction);
}

/** Removes a document in all its languages. */
export async function withdrawDocument(
  transaction: Executor,
  { collection, key }: { collection: PublishedCollection; key: string },
): Promise<void> {
  await transaction.execute(
    sql`delete from shop.published_document where collection = ${collection} and key = ${key}`,
  );
  await announcePublication(transaction);
}
