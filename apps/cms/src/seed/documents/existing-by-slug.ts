import type { SeedCollection } from "./seed-collection.ts";

/** For collections whose documents are known by their slug. */
export function existingBySlug(
  collection: Exclude<
    SeedCollection["collection"],
    "products" | "product-pages" | "installers" | "popups"
  >,
): SeedCollection["findExisting"] {
  return async ({ payload, request }) => {
    const { docs } = await payload.find({
      collection,
      pagination: false,
      depth: 0,
      select: { slug: true },
      req: request(),
    });
    return new Map(docs.flatMap(({ id, slug }) => (slug ? [[slug, id] as const] : [])));
  };
}
