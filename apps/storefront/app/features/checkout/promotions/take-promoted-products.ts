import type { CartItem, CartPromotion } from "@autotune/commerce";
import { takePromotion } from "../cart/cart-actions.ts";
import { findItem, loadCatalogue } from "../../catalogue/store/catalogue.ts";
import { hydrateCart } from "../cart/hydrate-cart.ts";

/** Adds some products of a promotion to the cart and returns them. Empty without a catalogue. */
export async function takePromotedProducts(
  promotion: CartPromotion,
  paths: readonly string[] = Object.keys(promotion.products),
): Promise<CartItem[]> {
  if (!(await loadCatalogue())) return [];
  const items = paths.flatMap((path) => findItem(path) ?? []);
  hydrateCart();
  takePromotion(promotion, items);
  return items;
}
