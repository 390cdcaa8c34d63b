import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import type { Product } from "../../payload-types.ts";
import { findProductProblems } from "./find-product-problems.ts";
import { readNamedProducts } from "./read-named-products.ts";

/** For all lists of a product at once: each field by itself would query the database again. */
export const rejectWrongRelations: CollectionBeforeChangeHook<Product> = async ({ data, req }) => {
  if (data._status !== "published") return data;
  const { includes, moves, freebies } = data;
  const named = await readNamedProducts(req, [
    ...(includes ?? []),
    ...Object.values(moves ?? {}).flat(),
    ...(freebies ?? []).map(({ product }) => product),
  ]);
  const errors = findProductProblems(data, (id) => named.get(id));
  if (errors.length > 0) throw new ValidationError({ collection: "products", errors, req }, req.t);
  return data;
};
