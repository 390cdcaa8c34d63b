import { sql, type SQL } from "drizzle-orm";

/** The collections whose documents an editor can mark as samples. The bodies of others are not read for it. */
const collections = ["posts", "artists", "testimonials", "promotion-pages"];

/**
 * Which rows of `shop.published_document document` are shown: sample content is for demonstration shops. A
 * real shop leaves it out, and has nothing to delete.
 */
export function isShown({ withSamples }: { readonly withSamples: boolean }): SQL {
  if (withSamples) return sql`true`;
  return sql`not (document.collection = any(${sql.param(collections)}::text[])
    and coalesce((document.body ->> 'isSample')::boolean, false))`;
}
