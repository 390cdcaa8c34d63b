import type { Product } from "./product.ts";

type Form = Pick<Product, "path" | "variantParent">;

/** The same for all forms of a product: the name of the plan without the period that is paid for. */
export function formKey({ path, variantParent }: Form): string {
  return (variantParent ?? path).replace(/-(?:monthly|yearly)$/, "");
}

/**
 * The first of some products in all its forms. A page is named after its first product; what it sells besides has a
 * price of its own, which is no price of that product.
 */
export function formsOfFirst<Sold extends Form>(products: readonly Sold[]): Sold[] {
  const [first] = products;
  if (first === undefined) return [];
  return products.filter((product) => formKey(product) === formKey(first));
}
