import type { CollectionSlug, Payload } from "payload";

/** What one of its documents is called. */
export function documentKind(payload: Payload, collection: CollectionSlug): string {
  const { singular } = payload.collections[collection].config.labels;
  return typeof singular === "string" ? singular : collection;
}

export function documentUrl(collection: CollectionSlug, id: number): string {
  return `/admin/collections/${collection}/${id}`;
}

/** For slugs that come from a job or a row. */
export function isCollection(payload: Payload, slug: unknown): slug is CollectionSlug {
  return typeof slug === "string" && Object.hasOwn(payload.collections, slug);
}
