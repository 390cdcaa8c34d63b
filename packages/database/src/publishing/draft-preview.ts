import { hash, randomBytes } from "node:crypto";
import type { PublishedCollection } from "@autotune/contract";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";
import type { DocumentToPublish } from "./publish-document.ts";
import { parsePublishedKey, type PublishedKey } from "./read-published.ts";

interface StoredDraft extends PublishedKey {
  /** As stored; the reader parses it. */
  readonly body: unknown;
}

/** Stores a draft for an hour, and returns the token by which it is found. Expired ones are deleted. */
export async function storeDraftPreview<Collection extends PublishedCollection>(
  executor: Executor,
  { collection, key, locale, body }: DocumentToPublish<Collection>,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await executor.execute(sql`
    with gone as (delete from shop.draft_preview where expires_at < now())
    insert into shop.draft_preview (token_hash, collection, key, locale, body, expires_at)
    values (${hash("sha256", token)}, ${collection}, ${key}, ${locale}, ${JSON.stringify(body)}::jsonb,
      now() + interval '1 hour')`);
  return token;
}

/** Undefined where none was stored, or it has expired. */
export async function readDraftPreview(
  executor: Executor,
  token: string,
): Promise<StoredDraft | undefined> {
  const { rows } = await executor.execute(sql`
    select collection, key, locale, body from shop.draft_preview
     where token_hash = ${hash("sha256", token)} and expires_at > now()`);
  const [row] = rows;
  return row === undefined ? undefined : { ...parsePublishedKey(row), body: row["body"] };
}
