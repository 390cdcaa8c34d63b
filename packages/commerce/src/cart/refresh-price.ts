import type { Currency } from "../money/currency.ts";
import type { Cart } from "./cart.ts";

/** Takes over what the shop asks today for a product in one currency. */
export function refreshPrice(cart: Cart, path: string, currency: Currency, amount: number): Cart {
  const product = cart.products[path];
  if (product === undefined) return cart;
  const prices = { ...product.prices, [currency]: amount };
  return { ...cart, products: { ...cart.products, [path]: { ...product, prices } } };
}
