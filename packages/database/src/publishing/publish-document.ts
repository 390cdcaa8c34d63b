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
  }: Omit<DocumentToPublish<Collection>, "locale" | "body"> & {
    readonly bodies: ReadonlyMap<Language, PublishedBodies[Collection]>;
  },
): Promise<void> {
  const rows = [...bodies].map(([locale, body]) => {
    const parsed = parseBody(collection, body);
    if (!parsed.ok)
      throw new Error(`${collection} ${key} (${locale}) cannot be published: ${parsed.reason}`);
    const json = JSON.stringify(parsed.body);
    return sql`(${collection}, ${key}, ${locale}, ${json}::jsonb, nextval('shop.publication_version'))`;
  });
  if (rows.length === 0) return;
  // Equal content keeps its version, so that a save that changes one language refreshes only that one.
  await transaction.execute(sql`
    insert into shop.published_document as published (collection, key, locale, body, version)
    values ${sql.join(rows, sql`, `)}
    on conflict (collection, key, locale) do update
      set body = excluded.body, version = excluded.version, published_at = now()
      where published.body is distinct from excluded.body`);
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
    update shop.published_document set key = ${key}, published_at = now()
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
