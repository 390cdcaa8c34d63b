import type { ProductPage } from "../../payload-types.ts";

export function productPageKey({
  family,
  slug,
}: Pick<ProductPage, "family" | "slug">): string | undefined {
  return family && slug ? `${family}/${slug}` : undefined;
}
