import { isPlan, largestQuantity, type Cart, type CartItem, type CartProduct } from "./cart.ts";

/** One more of a licence; a plan replaces the plan that was there. */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const kept = isPlan(item.type) ? withoutPlans(cart.products) : cart.products;
  const before = kept[item.path]?.quantity ?? 0;
  const quantity = isPlan(item.type) ? 1 : Math.min(before + 1, largestQuantity);
  return { ...cart, products: { ...kept, [item.path]: { ...item, quantity } } };
}

function withoutPlans(
  products: Readonly<Record<string, CartProduct>>,
): Readonly<Record<string, CartProduct>> {
  return Object.fromEntries(Object.entries(products).filter(([, { type }]) => !isPlan(type)));
}
