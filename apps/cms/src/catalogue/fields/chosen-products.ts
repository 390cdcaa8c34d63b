import type { RelationshipField } from "payload";
import { productList } from "./product-list.ts";

/** What a block or a page is about: a published block must have one. */
export function chosenProducts(description: string): RelationshipField {
  return productList({ name: "products", label: "Products", description, needed: true });
}
