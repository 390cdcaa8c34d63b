import type { Cart } from "./cart.ts";
import { changeQuantity } from "./change-quantity.ts";

/** Takes out what was bought, and only that: what was added since then stays. */
export function takeFromCart(
  cart: Cart,
  lines: readonly { readonly path: string; readonly quantity: number }[],
): Cart {
  return lines.reduce((left, { path, quantity }) => {
    const product = left.products[path];
    if (product === undefined || !Number.isInteger(quantity) || quantity <= 0) return left;
    return changeQuantity(left, path, product.quantity - quantity);
  }, cart);
}
