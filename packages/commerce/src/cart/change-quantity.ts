import { isPlan, largestQuantity, type Cart } from "./cart.ts";

/** Sets how many of a product are wanted; none removes it. What is no whole number changes nothing. */
export function changeQuantity(cart: Cart, path: string, quantity: number): Cart {
  const product = cart.products[path];
  if (product === undefined || !Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeFromCart(cart, path);
  const most = isPlan(product.type) ? 1 : largestQuantity;
  const changed = { ...product, quantity: Math.min(quantity, most) };
  return { ...cart, products: { ...cart.products, [path]: changed } };
}

export function removeFromCart(cart: Cart, path: string): Cart {
  const { [path]: removed, ...products } = cart.products;
  return removed === undefined ? cart : { ...cart, products };
}
