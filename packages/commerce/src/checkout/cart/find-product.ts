import type { CartItem } from "./cart.ts";
import { isForSale } from "./is-for-sale.ts";

export type FoundProduct =
  | { readonly ok: true; readonly item: CartItem }
  | { readonly ok: false; readonly reason: "productNotFound" };

/** The product of a path. What is not sold is treated as missing. */
export function findProduct(
  path: string,
  find: (path: string) => CartItem | undefined,
): FoundProduct {
  const item = find(path);
  return item !== undefined && isForSale(item)
    ? { ok: true, item }
    : { ok: false, reason: "productNotFound" };
}
