import type { ProductPage } from "../../payload-types.ts";

/** Not beside the collection, because References knows it too, and imports no domain. */
export function productPageKey({
  family,
  slug,
}: Pick<ProductPage, "family" | "slug">): string | undefined {
  return family && slug ? `${family}/${slug}` : undefined;
}
