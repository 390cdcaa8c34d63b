import type { CollectionSlug, Payload } from "payload";
import { isCollection } from "../documents/collection-name.ts";

/** Every collection whose documents wait for somebody to publish them. */
export function draftedCollections(payload: Payload): CollectionSlug[] {
  return payload.config.collections
    .filter(({ versions }) => Boolean(versions?.drafts))
    .map(({ slug }) => slug)
    .filter((slug) => isCollection(payload, slug));
}
