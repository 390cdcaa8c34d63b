import type { RelationshipField } from "payload";
import { productList } from "./product-list.ts";

export function chosenProducts(description: string): RelationshipField {
  return productList({ name: "products", label: "Products", description });
}
