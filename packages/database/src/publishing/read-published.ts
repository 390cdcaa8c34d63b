import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";
import { priceChangesJson } from "./price-changes-json.ts";
import { productJson } from "./product-json.ts";
import { promotionTermsJson } from "./promotion-terms-json.ts";
import { isShown } from "./sample-content.ts";

export interface PublishedKey {
  readonly collection: string;
  readonly key: string;
  readonly locale: string;
}

export interface PublishedVersion extends PublishedKey {
  readonly version: number;
}

export interface PublishedRow extends PublishedVersion {
  /** As stored; the reader parses it. */
  readonly body: unknown;
  /** When its content last changed. Catalogue rows do not record it. */
  readonly publishedAt: Date | undefined;
}

/** The collection under which catalogue rows appear beside documents; they belong to no language. */
export const catalogueCollection = "catalogue";

/** Promotions of editors, likewise. Their version is made from their terms: whatever changes those is noticed. */
export const promotionCollection = "promotions";
const promotionVersion = sql`('x' || left(md5(${promotionTermsJson}::text), 12))::bit(48)::bigint::float8`;

const publishedVersions = (samples: { readonly withSamples: boolean }) => sql`
  select collection, key, locale, version::float8 as version
    from shop.published_document document where ${isShown(samples)}
  union all
  select ${catalogueCollection}, path, '', version::float8 from shop.catalogue_product
  union all
  select ${promotionCollection}, code, '', ${promotionVersion}
    from shop.promotion promotion where for_account_id is null`;

/** Everything published and shown, with its version: what a web process compares its memory with. */
export async function readPublishedVersions(
  executor: Executor,
  samples: { readonly withSamples: boolean },
): Promise<PublishedVersion[]> {
  const { rows } = await executor.execute(publishedVersions(samples));
  return rows.map(parseVersion);
}

/** All of it in one text, which changes with any of it: read at an interval, when mostly nothing has changed. */
export async function readPublishedState(
  executor: Executor,
  samples: { readonly withSamples: boolean },
): Promise<string> {
  const { rows } = await executor.execute(sql`
    select count(*) || ' ' || coalesce(sum(hashtextextended(
             concat_ws('/', collection, key, locale, version), 0)), 0) as state
      from (${publishedVersions(samples)}) published (collection, key, locale, version)`);
  const state = rows[0]?.["state"];
  if (typeof state !== "string") throw new TypeError("What is published has no state");
  return state;
}

/** The bodies of some of them. One that has been withdrawn meanwhile is not in the result. */
export async function readPublishedRows(
  executor: Executor,
  wanted: readonly PublishedVersion[],
  samples: { readonly withSamples: boolean },
): Promise<PublishedRow[]> {
  if (wanted.length === 0) return [];
  const keys = JSON.stringify(
    wanted.map(({ collection, key, locale }) => ({ collection, key, locale })),
  );
  const { rows } = await executor.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${keys}::jsonb) as wanted (collection text, key text, locale text)
    )
    select collection, key, locale, version::float8 as version, body, to_json(published_at) as published_at
      from shop.published_document join wanted using (collection, key, locale)
    union all
    select collection, path, '', product.version::float8, ${productJson} || ${priceChangesJson(samples)}, null
      from shop.catalogue_product product join wanted on collection = ${catalogueCollection} and key = path
    union all
    select collection, code, '', ${promotionVersion}, ${promotionTermsJson}, null
      from shop.promotion promotion join wanted on collection = ${promotionCollection} and key = code
     where for_account_id is null`);
  return rows.map((row) => ({
    ...parseVersion(row),
    body: row["body"],
    publishedAt: parseTime(row["published_at"]),
  }));
}

function parseVersion(row: Record<string, unknown>): PublishedVersion {
  const { version } = row;
  if (typeof version !== "number") throw new TypeError("A published row lacks its version");
  return { ...parsePublishedKey(row), version };
}

function parseTime(value: unknown): Date | undefined {
  return typeof value === "string" ? new Date(value) : undefined;
}

export function parsePublishedKey(row: Record<string, unknown>): PublishedKey {
  const { collection, key, locale } = row;
  if (typeof collection !== "string" || typeof key !== "string" || typeof locale !== "string") {
    throw new TypeError("A published row lacks a part of its key");
  }
  return { collection, key, locale };
}
