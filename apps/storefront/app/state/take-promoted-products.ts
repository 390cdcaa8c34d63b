import type { CartItem, CartPromotion } from "@autotune/commerce";
import { takePromotion } from "./cart-actions.ts";
import { findItem, loadCatalogue } from "./catalogue.ts";
import { wakeCart } from "./wake-cart.ts";

/** Puts the products of a promotion into the cart; says which. Empty where there is no catalogue. */
export async function takePromotedProducts(promotion: CartPromotion): Promise<CartItem[]> {
  if (!(await loadCatalogue())) return [];
  const items = Object.keys(promotion.products).flatMap((path) => findItem(path) ?? []);
  wakeCart();
  takePromotion(promotion, items);
  return items;
}
