import {
  isCatalogueProduct,
  isPublishedCollection,
  isPublishedPromotion,
  parseBody,
} from "@autotune/contract";
import {
  catalogueCollection,
  promotionCollection,
  readPublishedRows,
  readPublishedState,
  readPublishedVersions,
  type Executor,
  type PublishedRow,
  type PublishedVersion,
} from "@autotune/database";
import { isLanguage } from "@autotune/routes";
import { contentKey, type ContentKey } from "./dependency.ts";
import type { PublishedContent } from "./published-content.ts";

export interface Refreshed {
  readonly changed: number;
  readonly removed: number;
  /** Rows with a shape that this release does not know; what was there before stays. */
  readonly rejected: string[];
  /** When the documents that changed were published. Empty for the first load, which is no delay of theirs. */
  readonly publishedAt: Date[];
}

/**
 * Syncs memory with the tables: compares versions and reads what differs. It is the same after a notification, a lost
 * connection and at an interval, so a lost notification does no harm.
 */
export async function refreshContent(
  content: PublishedContent,
  executor: Executor,
  samples: { readonly withSamples: boolean },
): Promise<Refreshed> {
  const state = await readPublishedState(executor, samples);
  if (content.loaded && content.tableState === state)
    return { changed: 0, removed: 0, rejected: [], publishedAt: [] };
  const published = await readPublishedVersions(executor, samples);
  const present = new Set<ContentKey>();
  const changed = published.filter((version) => {
    const key = keyOf(version);
    if (key === undefined) return false;
    present.add(key);
    return (
      content.versionOf(key) !== version.version && content.rejected.get(key) !== version.version
    );
  });
  const gone = content.keys().filter((key) => !present.has(key));
  const rejected: string[] = [];
  const publishedAt: Date[] = [];
  for (const row of await readPublishedRows(executor, changed, samples)) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const problem = take(content, key, row);
    if (problem === undefined) {
      content.rejected.delete(key);
      if (content.loaded && row.publishedAt !== undefined) publishedAt.push(row.publishedAt);
    } else {
      content.rejected.set(key, row.version);
      rejected.push(problem);
    }
  }
  for (const key of gone) content.remove(key);
  // What was published since then makes it another state.
  content.tableState = state;
  const taken = changed.length - rejected.length;
  if (taken > 0 || gone.length > 0 || !content.loaded) content.commit();
  return { changed: taken, removed: gone.length, rejected, publishedAt };
}

function keyOf({ collection, key, locale }: PublishedVersion): ContentKey | undefined {
  if (collection === catalogueCollection) return contentKey("catalogue", key, "");
  if (collection === promotionCollection) return contentKey("promotions", key, "");
  if (isPublishedCollection(collection) && isLanguage(locale))
    return contentKey(collection, key, locale);
  return undefined;
}

function take(content: PublishedContent, key: ContentKey, row: PublishedRow): string | undefined {
  if (row.collection === promotionCollection) {
    if (!isPublishedPromotion(row.body)) return `${key} is not a promotion with all its prices`;
    content.put("promotions", key, row.version, row.body);
    return undefined;
  }
  if (!isPublishedCollection(row.collection)) {
    if (!isCatalogueProduct(row.body)) return `${key} is not a product with all its prices`;
    content.put("catalogue", key, row.version, row.body);
    return undefined;
  }
  const parsed = parseBody(row.collection, row.body);
  if (!parsed.ok) return `${key} ${parsed.reason}`;
  content.put(row.collection, key, row.version, parsed.body, row.publishedAt);
  return undefined;
}
