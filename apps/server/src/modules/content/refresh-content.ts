import { isCatalogueProduct, isPublishedCollection, parseBody } from "@autotune/contract";
import {
  catalogueCollection,
  readPublishedRows,
  readPublishedVersions,
  type Executor,
  type PublishedRow,
  type PublishedVersion,
} from "@autotune/database";
import { isLanguage } from "@autotune/routes";
import { contentKey, type ContentKey, type PublishedContent } from "./published-content.ts";

export interface Refreshed {
  readonly changed: number;
  readonly removed: number;
  /** Rows that are not of the shape that this release knows; what was there before stays. */
  readonly refused: string[];
}

/**
 * Brings the memory level with the tables: compares versions and reads what differs. It is the same
 * after a notice, after a lost connection and at an interval, so a notice that never came is no harm.
 */
export async function refreshContent(
  content: PublishedContent,
  executor: Executor,
): Promise<Refreshed> {
  const published = await readPublishedVersions(executor);
  const present = new Set<ContentKey>();
  const changed = published.filter((version) => {
    const key = keyOf(version);
    if (key === undefined) return false;
    present.add(key);
    return (
      content.versionOf(key) !== version.version && content.refused.get(key) !== version.version
    );
  });
  const gone = content.keys().filter((key) => !present.has(key));
  const refused: string[] = [];
  for (const row of await readPublishedRows(executor, changed)) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const problem = take(content, key, row);
    if (problem === undefined) content.refused.delete(key);
    else {
      content.refused.set(key, row.version);
      refused.push(problem);
    }
  }
  for (const key of gone) content.remove(key);
  const taken = changed.length - refused.length;
  if (taken > 0 || gone.length > 0 || !content.loaded) content.commit();
  return { changed: taken, removed: gone.length, refused };
}

function keyOf({ collection, key, locale }: PublishedVersion): ContentKey | undefined {
  if (collection === catalogueCollection) return contentKey("catalogue", key, "");
  if (isPublishedCollection(collection) && isLanguage(locale))
    return contentKey(collection, key, locale);
  return undefined;
}

function take(content: PublishedContent, key: ContentKey, row: PublishedRow): string | undefined {
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
